/** Well-known names of consumer trades: leaf id of the taxonomy, then `name | host` per line. */
export const CONSUMER = `
restaurant
  Olive Garden | olivegarden.com
  Carrabba's Italian Grill | carrabbas.com
  Maggiano's Little Italy | maggianos.com
  The Cheesecake Factory | thecheesecakefactory.com
  Nando's | nandos.com
  PizzaExpress | pizzaexpress.com
  Vapiano | vapiano.com
  Wagamama | wagamama.com
  Texas Roadhouse | texasroadhouse.com
cafe
  Starbucks | starbucks.com
  Costa Coffee | costa.co.uk
  Caffè Nero | caffenero.com
  Tim Hortons | timhortons.com
  Peet's Coffee | peets.com
  Pret A Manger | pret.co.uk
  Gail's | gails.com
  Einstein Kaffee | einstein-kaffee.de
coffee-subscription
  Trade Coffee | drinktrade.com
  Atlas Coffee Club | atlascoffeeclub.com
  Blue Bottle Coffee | bluebottlecoffee.com
  Counter Culture Coffee | counterculturecoffee.com
  Intelligentsia Coffee | intelligentsia.com
  Stumptown Coffee Roasters | stumptowncoffee.com
  Pact Coffee | pactcoffee.com
  Onyx Coffee Lab | onyxcoffeelab.com
  Verve Coffee Roasters | vervecoffee.com
bakery
  Magnolia Bakery | magnoliabakery.com
  Tartine Bakery | tartinebakery.com
  Paul | paul.fr
  Ladurée | laduree.fr
  Pierre Hermé | pierreherme.com
  Le Pain Quotidien | lepainquotidien.com
  Milk Bar | milkbarstore.com
  Dominique Ansel Bakery | dominiqueansel.com
  Sprinkles | sprinkles.com
catering
  ezCater | ezcater.com
  Wolfgang Puck Catering | wolfgangpuckcatering.com
  Panera Bread Catering | panerabread.com
  Constellation Culinary Group | constellationculinary.com
  Great Performances | greatperformances.com
  Ridgewells Catering | ridgewells.com
  Blue Plate Catering | blueplatechicago.com
  Käfer | feinkost-kaefer.de
brewery-winery
  BrewDog | brewdog.com
  Sierra Nevada Brewing | sierranevada.com
  Stone Brewing | stonebrewing.com
  Lagunitas | lagunitas.com
  Robert Mondavi Winery | robertmondaviwinery.com
  Chapel Down | chapeldown.com
  Dogfish Head | dogfish.com
  Miguel Torres | torres.es
food-delivery
  HelloFresh | hellofresh.com
  Blue Apron | blueapron.com
  Factor | factor75.com
  Gousto | gousto.co.uk
  Mindful Chef | mindfulchef.com
  Home Chef | homechef.com
  Green Chef | greenchef.com
  Purple Carrot | purplecarrot.com
fashion
  Everlane | everlane.com
  Zalando | zalando.com
  ASOS | asos.com
  Uniqlo | uniqlo.com
  COS | cos.com
  Patagonia | patagonia.com
  Armedangels | armedangels.com
  Reformation | thereformation.com
jewellery
  Pandora | pandora.net
  Mejuri | mejuri.com
  Tiffany & Co. | tiffany.com
  Swarovski | swarovski.com
  Blue Nile | bluenile.com
  Brilliant Earth | brilliantearth.com
  Monica Vinader | monicavinader.com
  Missoma | missoma.com
beauty-products
  Sephora | sephora.com
  The Body Shop | thebodyshop.com
  Lush | lush.com
  Glossier | glossier.com
  Aesop | aesop.com
  Weleda | weleda.com
  Kiehl's | kiehls.com
  L'Occitane | loccitane.com
furniture
  IKEA | ikea.com
  West Elm | westelm.com
  Article | article.com
  Crate & Barrel | crateandbarrel.com
  Wayfair | wayfair.com
  Pottery Barn | potterybarn.com
  Westwing | westwing.de
  Castlery | castlery.com
dentist
  Aspen Dental | aspendental.com
  Bupa Dental Care | bupa.co.uk
  Heartland Dental | heartland.com
  mydentist | mydentist.co.uk
  Western Dental | westerndental.com
  Tend | hellotend.com
  Gentle Dental | gentledental.com
  Zahneins | zahneins.com
mental-health
  BetterHelp | betterhelp.com
  Talkspace | talkspace.com
  Headway | headway.co
  Grow Therapy | growtherapy.com
  LifeStance Health | lifestance.com
  Thriveworks | thriveworks.com
  Selfapy | selfapy.com
  Cerebral | cerebral.com
veterinary
  VCA Animal Hospitals | vcahospitals.com
  Banfield Pet Hospital | banfield.com
  BluePearl | bluepearlvet.com
  Vets4Pets | vets4pets.com
  Medivet | medivet.co.uk
  AniCura | anicura.com
  National Veterinary Associates | nva.com
  Bond Vet | bondvet.com
hair-salon
  Toni & Guy | toniandguy.com
  Supercuts | supercuts.com
  Great Clips | greatclips.com
  Regis Salons | regissalons.com
  Drybar | drybarshops.com
  Rush Hair | rush.co.uk
  Headmasters | headmasters.com
  Floyd's 99 Barbershop | floydsbarbershop.com
spa
  Massage Envy | massageenvy.com
  Hand & Stone | handandstone.com
  Elements Massage | elementsmassage.com
  Burke Williams | burkewilliamsspa.com
  Bannatyne Spa | bannatyne.co.uk
  Champneys | champneys.com
  The NOW Massage | thenowmassage.com
  MassageLuXe | massageluxe.com
yoga
  CorePower Yoga | corepoweryoga.com
  YogaWorks | yogaworks.com
  Club Pilates | clubpilates.com
  Triyoga | triyoga.co.uk
  Hotpod Yoga | hotpodyoga.com
  YogaSix | yogasix.com
  Modo Yoga | modoyoga.com
  BASI Pilates | basipilates.com
gym
  Planet Fitness | planetfitness.com
  PureGym | puregym.com
  Equinox | equinox.com
  Anytime Fitness | anytimefitness.com
  Gold's Gym | goldsgym.com
  McFIT | mcfit.com
  Basic-Fit | basic-fit.com
  Virgin Active | virginactive.com
personal-training
  Future | future.co
  Caliber | caliberstrong.com
  Trainwell | trainwell.net
  Trainerize | trainerize.com
  Ultimate Performance | ultimateperformance.com
  F45 Training | f45training.com
  BODi | bodi.com
  My PT Hub | mypthub.net
  Kayla Itsines Sweat | sweat.com
pet-services
  Rover | rover.com
  Wag | wagwalking.com
  Camp Bow Wow | campbowwow.com
  Dogtopia | dogtopia.com
  PetSmart Grooming | petsmart.com
  Sit Means Sit | sitmeanssit.com
  Bark Busters | barkbusters.com
  K9 Resorts | k9resorts.com
car-repair
  Midas | midas.com
  Jiffy Lube | jiffylube.com
  Firestone Complete Auto Care | firestonecompleteautocare.com
  Pep Boys | pepboys.com
  Kwik Fit | kwik-fit.com
  Halfords Autocentre | halfords.com
  ATU | atu.de
  Christian Brothers Automotive | cbac.com
computer-repair
  uBreakiFix by Asurion | asurion.com
  Geek Squad | bestbuy.com
  iSmash | ismash.com
  Timpson | timpson.co.uk
  CPR Cell Phone Repair | cellphonerepair.com
  Currys Tech Support | currys.co.uk
  Micro Center Service | microcenter.com
  Batteries Plus | batteriesplus.com
  Nerds On Site | nerdsonsite.com
hotel
  Marriott | marriott.com
  Hilton | hilton.com
  Premier Inn | premierinn.com
  Ibis | ibis.accor.com
  Motel One | motel-one.com
  citizenM | citizenm.com
  Hyatt | hyatt.com
  Radisson Hotels | radissonhotels.com
travel-agency
  Intrepid Travel | intrepidtravel.com
  G Adventures | gadventures.com
  Trailfinders | trailfinders.com
  TUI | tui.com
  Audley Travel | audleytravel.com
  Contiki | contiki.com
  Kuoni | kuoni.co.uk
  Flight Centre | flightcentre.com
wedding
  The Knot | theknot.com
  Zola | zola.com
  Bridebook | bridebook.com
  Hitched | hitched.co.uk
  Minted Weddings | minted.com
  Joy | withjoy.com
  WeddingWire | weddingwire.com
  Junebug Weddings | junebugweddings.com
photography
  Shutterfly Lifetouch | lifetouch.com
  Flytographer | flytographer.com
  Snappr | snappr.com
  Venture Photography | venturephotography.com
  Perfocal | perfocal.com
  JCPenney Portraits | jcpportraits.com
  Splento | splento.com
  Sweet Escape | sweetescape.com
`;
