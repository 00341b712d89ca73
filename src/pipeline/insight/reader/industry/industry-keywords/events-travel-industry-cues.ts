import type { CueTable } from './cue-table.ts';

/** Cues of the sectors events, travel, arts, manufacturing, energy, agriculture. */
export const EVENTS_TRAVEL_INDUSTRY_CUES: CueTable = {
  hackathon: [
    'hackathon* | hack day | game jam | coding competition | coding challenge | code jam | programming contest | ctf | makeathon | ハッカソン',
    'hackers | prizes | mentors | teams | submit | sponsors | swag | 24 hour | 48 hour | judges | projects | devpost',
  ],
  conference: [
    'conference | summit | symposium | trade fair | trade show | expo | congress | convention | call for papers | call for proposals | keynote* | konferenz | tagung | kongress | fachmesse | colloque | salon professionnel | congreso | jornadas | workshop series | unconference | barcamp | カンファレンス | 展示会 | annual meeting | research workshop | summer school | programme committee | camera ready | paper submission | keynote speaker* | conference programme',
    'speakers | schedule | tickets | venue | agenda | sponsors | sessions | attendees | registration | talks | program committee | early bird | programme | workshops | keynotes | panel',
  ],
  festival: [
    'festival | concert series | music festival | film festival | street party | carnival | fair | openair | open air | fete de | fiesta* | feria | stadtfest | parade | lineup | フェスティバル | 祭り',
    'line-up | artists | stage | tickets | bands | live | camping | crowd | performances | dj*',
  ],
  wedding: [
    'wedding planner* | wedding planning | wedding venue | wedding website | bridal | party rental* | party planner* | hochzeitsplan* | hochzeitslocation | organisation de mariage* | wedding planner | bodas | bounce house* | marquee hire | our wedding | ウェディング | 結婚式 | bruiloft* | trouwlocatie* | casamento*',
    'bride | groom | ceremony | reception | weddings | rsvp | guests | celebrations | decor | hochzeit | mariage',
  ],
  'event-agency': [
    'event agency | event management | event planning | event planner* | event venue | event production | event space | corporate events | eventagentur | veranstaltungstechnik | stage lighting | lighting design* | event technology | event production company | lighting and sound | sonorisation | eclairage scenique | iluminacion de eventos | sonido e iluminacion | 舞台照明 | 照明プラン | 音響 | 舞台監督 | 舞台技術 | agence evenementielle | evenementiel | evenementielle | organisation d evenements | organisation d evenement | production evenementielle | organizacion integral de eventos | veranstaltungsagentur | organizacion de eventos | conference venue | dj service* | event hire | イベント企画 | event space* | venue hire | event services',
    'events | venue | stage | lighting | 照明 | 舞台 | 公演 | sound | guests | celebrations | team building | conferences | function room*',
  ],
  hotel: [
    'hotel | boutique hotel | resort | hostel | inn | motel | hotel restaurant | gasthof | hotel spa | auberge | posada | 旅館 | ホテル | albergo | pousada | bed and breakfast | chambres d hotes | gastehaus | guesthouse',
    'rooms | suites | guests | breakfast | check-in | book your stay | reception | bed | zimmer | chambres | habitaciones | stay | amenities',
  ],
  'holiday-rental': [
    'holiday home* | vacation rental* | guest house | bed and breakfast | b&b | holiday cottage* | self catering | ferienwohnung* | ferienhaus* | pension | gite* | chambre* d hotes | maison d hotes | casa rural | apartamento turistico | villa rental | cabin rental | 民宿 | 貸別荘 | holiday apartment* | ferienapartment* | ferienunterkunft* | ferienvilla | holiday let* | vacation home* | location de vacances | meuble de tourisme | apartamentos turisticos | alojamiento rural | holiday villa | vakantiehuis | vakantiewoning | casa vacanze | casa vacanza | casa de ferias | agriturismo | gite rural',
    'sleeps | bedrooms | per night | guests | availability | pets welcome | kitchen | sea view | cottage | hosts | arrival | apartments | villa | pool | self check-in | meerblick | urlaub | aufenthalt | vacances | vacaciones',
  ],
  camping: [
    'campsite | campground | camping site | caravan park | rv park | glamping | campingplatz | camping municipal | camping-car | terrain de camping | キャンプ場 | campeggio | parque de campismo',
    'pitches | tents | caravans | motorhomes | showers | hook-up | wohnmobil* | emplacements | parcelas',
  ],
  'travel-agency': [
    'travel agency | tour operator | guided tours | walking tours | package holidays | trips | reiseburo | reiseveranstalter | agence de voyages | circuits | agencia de viajes | city tours | day tours | cruises | travel planner | 旅行会社 | ツアー | reisbureau | agenzia viaggi | agencia de viagens',
    'tours | itinerar* | destinations | travel | travellers | travelers | excursions | guide | voyage* | viaje* | reisen | holiday*',
  ],
  'tourism-board': [
    'tourist information | tourism office | visitor guide | visitor information | things to do in | tourist office | touristinformation | tourismusverband | office de tourisme | oficina de turismo | visit our town | destination guide | travel guide | 観光協会 | 観光',
    'sights | attractions | visitors | where to stay | events | hiking | region | culture | museums | sehenswurdigkeiten',
  ],
  transport: [
    'taxi* | minicab | airport transfer* | coach hire | bus company | limousine | chauffeur* | shuttle service | ferry | railway | busunternehmen | transfert aeroport | vtc | autocares | traslados | minibus hire | タクシー | バス会社 | airport shuttle | private driver* | chauffeur service | taxiunternehmen | krankenfahrt* | transport de personnes | transporte de pasajeros | taxibedrijf | taxi service | taxidienst | servizio taxi | koeriersdienst',
    'passengers | drivers | fleet | routes | airport | ride* | fare* | timetable | transfers',
  ],
  artist: [
    'artist | painter | sculptor | art gallery | fine art | paintings | ceramic artist | contemporary art | kunstler* | kunstgalerie | galerie d art | artiste | artista | galeria de arte | sculpture* | printmaker | visual artist | writer and poet | アーティスト | 画家 | 画廊',
    'exhibition* | works | gallery | art | artwork* | canvas | studio | dracommissions | series | oil on canvas | kunst',
  ],
  musician: [
    'band | musician | singer | songwriter | orchestra | choir | dj | music group | chor | musikverein | orchester | blaskapelle | groupe de musique | chorale | fanfare | coro | orquesta | banda de musica | rapper | pianist | composer | string quartet | 楽団 | バンド | 合唱団 | koor | muziekvereniging | cantautore | blasorchester',
    'gigs | tour dates | album* | songs | concert* | listen | music | spotify | rehearsal* | repertoire | live shows',
  ],
  theatre: [
    'theatre | theater company | performing arts | playhouse | opera | dance company | comedy club | improv | kabarett | theaterverein | compagnie de theatre | teatro | circus | amateur dramatic* | puppet* | 劇場 | 劇団 | toneelvereniging | teatro comunale | compagnia teatrale | theatre company | theatergruppe',
    'performances | shows | cast | stage | actors | season | tickets | plays | rehearsals | audience',
  ],
  cinema: [
    'cinema | movie theater | film club | kino | cine | cinema d art | filmclub | drive-in | 映画館',
    'films | movies | screenings | showtimes | tickets | popcorn | programme',
  ],
  leisure: [
    'amusement park | theme park | zoo | aquarium | escape room | bowling | trampoline park | water park | mini golf | paintball | laser tag | freizeitpark | kletterpark | parc d attractions | parque de atracciones | playground | arcade | karting | 遊園地 | 動物園 | 水族館',
    'attractions | rides | tickets | birthday parties | family fun | opening times | kids | group bookings | adventure',
  ],
  machinery: [
    'machinery | machine manufacturer | industrial equipment | mechanical engineering | automation systems | maschinenbau | anlagenbau | sondermaschinen | constructeur de machines | machines industrielles | maquinaria | maquinas industriales | cnc machines | agricultural machinery | pumps | 産業機械 | 機械製造',
    'machines | industrial | production lines | spare parts | engineering | systems | equipment | manufacturing | oem | plc',
  ],
  'metal-work': [
    'metal fabrication | metalwork* | sheet metal | welding | steel construction | cnc machining | machined parts | blacksmith | metallbau | schlosserei | stahlbau | zerspanung | metallerie | usinage | ferronnerie | chaudronnerie | soldadura | herreria | estructuras metalicas | foundry | precision components | 金属加工 | 板金 | lasbedrijf | carpenteria metallica | serralharia | caldereria',
    'steel | aluminium | aluminum | stainless | laser cutting | tolerances | gates | railings | parts | stahl | acier | acero',
  ],
  'chemicals-materials': [
    'chemicals | chemical company | plastics | polymers | coatings manufacturer | adhesives | industrial materials | rubber products | glass manufacturer | chemie | kunststoff* | plasturgie | quimica industrial | plasticos | composites | resins | concrete products | 化学 | 素材メーカー',
    'formulations | raw materials | grades | technical data sheet* | applications | materials | additives | laboratory',
  ],
  textiles: [
    'textile* | fabric manufacturer | weaving mill | yarn* | fabrics | textil* | weberei | tissus | filature | tejidos | knitwear manufacturer | embroidery mill | leather goods maker | 繊維 | 織物 | uniform* | workwear | arbeitskleidung | vetements professionnels | ropa laboral | garment manufactur* | sewing factory | clothing manufactur* | linen supply | ユニフォーム | 縫製 | リネンサプライ',
    'cotton | wool | linen | dyeing | spinning | sewing | knitting | patterns | fabric | garments | uniforms',
  ],
  wholesale: [
    'wholesale | wholesaler* | distributor* | bulk orders | import and export | grosshandel | grossiste* | distribuidor* | mayorista* | import export | b2b supplier | trade only | 卸売 | 商社 | sourcing | sourcing agent* | b2b marketplace | importer* | exporter* | import export company | 仕入れ | 輸入',
    'suppliers | trade customers | stock | bulk | retailers | product range | supply | catalogue | minimum order | brands',
  ],
  packaging: [
    'packaging | packaging solutions | cardboard boxes | verpackung* | emballage* | envases | embalajes | cartons | labels manufacturer | 包装 | パッケージ',
    'boxes | corrugated | recyclable | pouches | bottles | cartons | printed | film',
  ],
  'energy-supplier': [
    'energy supplier | electricity supplier | gas supplier | power company | energy cooperative | okostrom | energieversorger | fournisseur d electricite | compania electrica | heating oil | water supplier | energiegenossenschaft | 電力会社',
    'tariff* | kwh | meter reading | electricity | gas | green energy | bills | strom | grid',
  ],
  recycling: [
    'recycling | waste management | waste collection | scrap metal | skip hire | entsorgung* | recyclinghof | abfall* | gestion des dechets | reciclaje | gestion de residuos | junk removal | dumpster | refuse collection | リサイクル | 廃棄物 | afvalverwerking | rifiuti | gestao de residuos',
    'waste | recycle | disposal | bins | collection | landfill | reuse | containers | circular economy',
  ],
  'renewable-developer': [
    'wind farm* | wind energy | solar farm* | renewable energy develop* | biogas | hydropower | windkraft* | windenergie | windpark | parc eolien | energies renouvelables | energias renovables | parque eolico | energy transition | geothermal | hydrogen | 再生可能エネルギー',
    'turbines | megawatts | mw | renewable | energy | projects | grid | sustainable | landowners',
  ],
  farm: [
    'farm | farms | organic farm | farm shop | bauernhof | hofladen | biohof | ferme | exploitation agricole | maraicher* | granja | finca | agricultor* | ranch | csa | community supported agriculture | market garden | pick your own | orchard | solidarische landwirtschaft | solawi | 農園 | 農家 | 牧場 | agricultura | agricola | cultivamos | fruit grower* | berry farm | blueberr* | arandanos | obstbau | obsthof | productor agricola | maraichage | cosecha | growers of | boerderij | azienda agricola | fazenda | fattoria | landwirtschaftsbetrieb',
    'harvest | vegetables | eggs | cattle | crops | livestock | fields | organic | fruit | landwirtschaft | agriculture | goats | sheep | farming | cultivo | cultivos | frutas | riego | obst | fruits',
  ],
  'pet-services': [
    'dog grooming | pet grooming | dog training | dog walking | pet sitting | kennels | dog boarding | cattery | doggy daycare | dog trainer* | breeder* | puppies | hundeschule | hundesalon | hundepension | toilettage | education canine | pension canine | peluqueria canina | adiestramiento canino | 犬のしつけ | トリミング | ペットホテル | hondentrimsalon | toelettatura | banho e tosa | dog walker*',
    'dogs | dog | pets | cats | walks | puppy | obedience | groom | bath',
  ],
  horse: [
    'riding school | horse riding | equestrian | horse stable* | livery | riding lessons | reitschule | reitstall | reiterhof | reitverein | centre equestre | equitation | hipica | clases de equitacion | horse trainer | 乗馬 | haras | manege | paardensport | stud farm | stud | gestut | yeguada | elevage equin | elevage de chevaux | pension* pour chevaux | pferdezucht | pferdepension | pferdehof | horse breed* | horse boarding | ecurie* | poney club | cours d equitation | centro ecuestre | pupilaje de caballos | paardenpension | maneggio | equitazione | centro hipico',
    'horses | ponies | pony | dressage | saddle | stables | pferde | chevaux | caballos | arena',
  ],
};
