/** Well-known names of trades and services for firms: leaf id of the taxonomy, then `name | host` per line. */
export const TRADES_AND_SERVICES = `
plumbing-heating
  Roto-Rooter | rotorooter.com
  Mr. Rooter Plumbing | mrrooter.com
  Pimlico Plumbers | pimlicoplumbers.com
  Benjamin Franklin Plumbing | benjaminfranklinplumbing.com
  British Gas | britishgas.co.uk
  HomeServe | homeserve.com
  ARS Rescue Rooter | ars.com
  Dyno-Rod | dyno.com
electrician
  Mister Sparky | mistersparky.com
  Mr. Electric | mrelectric.com
  IES Holdings | ies-co.com
  Rosendin | rosendin.com
  MYR Group | myrgroup.com
  EMCOR | emcorgroup.com
  NG Bailey | ngbailey.com
  Quanta Services | quantaservices.com
builder
  Toll Brothers | tollbrothers.com
  Lennar | lennar.com
  Power Home Remodeling | powerhrg.com
  Re-Bath | rebath.com
  DreamMaker Bath & Kitchen | dreammaker-remodel.com
  Barratt Homes | barratthomes.co.uk
  Skanska | skanska.com
  Bien-Zenker | bien-zenker.de
roofing
  Long Roofing | longroofing.com
  Erie Home | eriehome.com
  CentiMark | centimark.com
  Tecta America | tectaamerica.com
  Baker Roofing | bakerroofing.com
  Nations Roof | nationsroof.com
  Bone Dry Roofing | bonedry.com
  Aspen Contracting | roofsbyaspen.com
cleaning
  Molly Maid | mollymaid.com
  Merry Maids | merrymaids.com
  The Maids | maids.com
  Helpling | helpling.com
  Handy | handy.com
  Jan-Pro | jan-pro.com
  ServiceMaster Clean | servicemasterclean.com
  Two Maids | twomaidscleaning.com
gardening
  TruGreen | trugreen.com
  BrightView | brightview.com
  The Grounds Guys | groundsguys.com
  LawnStarter | lawnstarter.com
  Lawn Doctor | lawndoctor.com
  GreenThumb | greenthumb.co.uk
  U.S. Lawns | uslawns.com
  Yardzen | yardzen.com
moving
  U-Haul | uhaul.com
  Two Men and a Truck | twomenandatruck.com
  PODS | pods.com
  Allied Van Lines | allied.com
  United Van Lines | unitedvanlines.com
  Pickfords | pickfords.co.uk
  AnyVan | anyvan.com
  North American Van Lines | northamerican.com
solar
  Sunrun | sunrun.com
  SunPower | sunpower.com
  Tesla Energy | tesla.com
  Enpal | enpal.de
  Palmetto | palmetto.com
  Freedom Solar | freedomsolarpower.com
  Zolar | zolar.de
  1KOMMA5° | 1komma5.com
it-support
  Rackspace | rackspace.com
  Ntiva | ntiva.com
  Thrive | thrivenextgen.com
  Electric | electric.ai
  Dataprise | dataprise.com
  TeamLogic IT | teamlogicit.com
  CMIT Solutions | cmitsolutions.com
  Bechtle | bechtle.com
real-estate
  RE/MAX | remax.com
  Century 21 | century21.com
  Keller Williams | kw.com
  Sotheby's International Realty | sothebysrealty.com
  Engel & Völkers | engelvoelkers.com
  Compass | compass.com
  Savills | savills.com
  Coldwell Banker | coldwellbanker.com
architect
  Gensler | gensler.com
  Foster + Partners | fosterandpartners.com
  HOK | hok.com
  Perkins&Will | perkinswill.com
  Zaha Hadid Architects | zaha-hadid.com
  BIG | big.dk
  gmp Architekten | gmp.de
  HKS | hksinc.com
interior-design
  Havenly | havenly.com
  Nate Berkus | nateberkus.com
  Kelly Wearstler | kellywearstler.com
  Studio McGee | studio-mcgee.com
  Decorilla | decorilla.com
  Spacejoy | spacejoy.com
  Kelly Hoppen | kellyhoppen.com
  Bobby Berk | bobbyberk.com
law-firm
  Baker McKenzie | bakermckenzie.com
  DLA Piper | dlapiper.com
  Morgan & Morgan | forthepeople.com
  LegalZoom | legalzoom.com
  Rocket Lawyer | rocketlawyer.com
  Slater and Gordon | slatergordon.co.uk
  Irwin Mitchell | irwinmitchell.com
  CMS | cms.law
accounting
  H&R Block | hrblock.com
  Jackson Hewitt | jacksonhewitt.com
  Xendoo | xendoo.com
  Pilot | pilot.com
  TaxAssist Accountants | taxassist.co.uk
  Liberty Tax | libertytax.com
  BDO | bdo.com
  Crunch | crunch.co.uk
insurance
  Lemonade | lemonade.com
  GEICO | geico.com
  State Farm | statefarm.com
  Progressive | progressive.com
  Allianz | allianz.com
  AXA | axa.com
  Hiscox | hiscox.com
  Aviva | aviva.co.uk
financial-advice
  Vanguard | vanguard.com
  Fidelity | fidelity.com
  Edward Jones | edwardjones.com
  Betterment | betterment.com
  Wealthfront | wealthfront.com
  Facet | facet.com
  St. James's Place | sjp.co.uk
  Hargreaves Lansdown | hl.co.uk
management-consulting
  McKinsey & Company | mckinsey.com
  Boston Consulting Group | bcg.com
  Bain & Company | bain.com
  Deloitte | deloitte.com
  Accenture | accenture.com
  Roland Berger | rolandberger.com
  Oliver Wyman | oliverwyman.com
  Kearney | kearney.com
hr-recruiting
  Randstad | randstad.com
  Adecco | adecco.com
  Robert Half | roberthalf.com
  Hays | hays.com
  Michael Page | michaelpage.com
  ManpowerGroup | manpowergroup.com
  Kelly Services | kellyservices.com
  Korn Ferry | kornferry.com
coaching
  BetterUp | betterup.com
  CoachHub | coachhub.com
  Ezra | helloezra.com
  Torch | torch.io
  Tony Robbins | tonyrobbins.com
  Sounding Board | soundingboardinc.com
  Co-Active Training Institute | coactive.com
  Vistage | vistage.com
translation
  TransPerfect | transperfect.com
  Lionbridge | lionbridge.com
  RWS | rws.com
  Smartling | smartling.com
  Straker | straker.ai
  Translated | translated.com
  Lingoking | lingoking.com
  Acolad | acolad.com
safety-environment
  SGS | sgs.com
  Bureau Veritas | bureauveritas.com
  TÜV SÜD | tuvsud.com
  DEKRA | dekra.com
  ERM | erm.com
  Ramboll | ramboll.com
  dss+ | consultdss.com
  Quirónprevención | quironprevencion.com
accessibility-consulting
  Deque Systems | deque.com
  Level Access | levelaccess.com
  TPGi | tpgi.com
  AudioEye | audioeye.com
  Siteimprove | siteimprove.com
  WebAIM | webaim.org
  Knowbility | knowbility.org
  Allyant | allyant.com
  UsableNet | usablenet.com
logistics
  DHL | dhl.com
  Kuehne+Nagel | kuehne-nagel.com
  DB Schenker | dbschenker.com
  C.H. Robinson | chrobinson.com
  Flexport | flexport.com
  XPO | xpo.com
  Expeditors | expeditors.com
  DSV | dsv.com
printing
  Vistaprint | vistaprint.com
  Moo | moo.com
  FASTSIGNS | fastsigns.com
  Flyeralarm | flyeralarm.com
  Minuteman Press | minutemanpress.com
  GotPrint | gotprint.com
  Saxoprint | saxoprint.de
  AlphaGraphics | alphagraphics.com
web-agency
  Huge | hugeinc.com
  WebFX | webfx.com
  Thrive Internet Marketing Agency | thriveagency.com
  Lounge Lizard | loungelizard.com
  Blue Fountain Media | bluefountainmedia.com
  SmartSites | smartsites.com
  Big Drop | bigdropinc.com
  Work & Co | work.co
  Ramotion | ramotion.com
marketing-agency
  Ogilvy | ogilvy.com
  Wieden+Kennedy | wk.com
  R/GA | rga.com
  VML | vml.com
  Disruptive Advertising | disruptiveadvertising.com
  KlientBoost | klientboost.com
  Single Grain | singlegrain.com
  Jung von Matt | jvm.com
seo-agency
  WebFX | webfx.com
  Victorious | victorious.com
  Searchbloom | searchbloom.com
  Siege Media | siegemedia.com
  Ignite Visibility | ignitevisibility.com
  Go Fish Digital | gofishdigital.com
  Straight North | straightnorth.com
  Directive | directiveconsulting.com
graphic-design
  Pentagram | pentagram.com
  Landor | landor.com
  99designs | 99designs.com
  Design Pickle | designpickle.com
  Superside | superside.com
  Wolff Olins | wolffolins.com
  Koto | koto.studio
  Looka | looka.com
event-agency
  Freeman | freeman.com
  Jack Morton | jackmorton.com
  GPJ | gpj.com
  Cvent | cvent.com
  Convene | convene.com
  Peerspace | peerspace.com
  Encore | encoreglobal.com
  Tagvenue | tagvenue.com
`;
