import type { CueTable } from './cue-table.ts';

/** Cues of the sectors trades, repair, automotive, property and construction. */
export const TRADES_PROPERTY_CUES: CueTable = {
  'plumbing-heating': [
    'plumb* | heating engineer* | boiler* | drain cleaning | hvac | air conditioning | heat pump* | sanitar* | heizung* | klempner* | installateur* | plombi* | chauffag* | fontaner* | calefaccion | climatisation | 水道工事 | 配管 | 空調 | loodgieter* | idraulico | impianti idraulici | encanador | canalizador | fontanero | plomero | heizungsbau*',
    'leak* | pipes | bathroom* | radiator* | water heater* | emergency call | gas safe | toilets | taps | bad | warmepumpe* | furnace',
  ],
  electrician: [
    'electrician* | electrical contractor* | electrical services | electrical installation* | rewiring | elektriker* | elektroinstallation* | elektrotechnik | electricien* | electricite generale | electricista* | instalaciones electricas | 電気工事 | elektricien | elettricista | impianti elettrici | eletricista | electricista',
    'wiring | fuse* | sockets | lighting | ev charger* | electrical | installation | niceic | panel upgrade',
  ],
  builder: [
    'builder* | general contractor* | construction company | home renovation* | remodel* | extensions and renovations | loft conversion* | masonry | bauunternehm* | maurer* | renovierung* | sanierung | maconnerie | renovation | entreprise generale | constructora | reformas | albanil* | obras y reformas | concrete contractor | 工務店 | リフォーム | 建設業 | 建設会社 | 総合建設 | 建築工事 | construction services | construction firm | building contractor* | building maintenance | building services | home improvement* | property renovation | entreprise de construction | empresa constructora | construccion | baufirma | hochbau | trockenbau | renovacion* | aannemer* | bouwbedrijf | impresa edile | construtora',
    'construction | projects | kitchen | bathroom | extension* | foundations | site | contractor | building | batiment | bau | quote | licensed and insured | carpentry | plastering',
  ],
  roofing: [
    'roofing | roofer* | roof repair* | dachdecker* | couvreur* | couverture zinguerie | toiture* | demoussage | techos y cubiertas | impermeabilizacion de techos | dachsanierung | spengler* | zinguerie | 屋根 | tejado* | techador* | gutter* | 屋根工事 | dakdekker* | dakwerken | telhados',
    'roof | roofs | tiles | shingles | leaks | flat roof | chimney | dach | etancheite | charpente | faitage | tuiles | tejas',
  ],
  painting: [
    'painter and decorator | malerarbeiten | maler und lackierer* | lackierermeister* | lackierer | anstricharbeiten | fassadenarbeiten | tapezier* | painting and decorating | house paint* | painting contractor* | interior painting | malerbetrieb | malermeister | peintre en batiment | pintores | pintura de interiores | wallpaper* | drywall | plaster* | 塗装 | schildersbedrijf | imbianchino',
    'paint | walls | exterior | coatings | colours | finish | ceilings | fassade*',
  ],
  carpentry: [
    'carpent* | joiner* | cabinet maker* | bespoke furniture | fitted kitchens | kitchen fitter* | woodwork* | tischlerei | schreiner* | tischler* | zimmerei | menuis* | ebenist* | carpinter* | windows and services | flooring | parquet | 大工 | 木工 | timmerman | timmerwerk* | falegname | falegnameria | marcenaria | carpinteiro | schreinerei | ebanist*',
    'wood | oak | services | stairs | wardrobes | timber | bespoke | holz | bois | madera | kitchens | handcrafted',
  ],
  cleaning: [
    'cleaning service* | cleaning company | house cleaning | office cleaning | carpet cleaning | window cleaning | maid service | janitorial | gebaudereinigung | reinigungsservice | reinigungsfirma | entreprise de nettoyage | menage a domicile | empresa de limpieza | servicio de limpieza | pressure washing | laundry | dry clean* | 清掃 | ハウスクリーニング | クリーニング | house cleaning service | home cleaning | deep cleaning | unterhaltsreinigung | fensterreinigung | treppenhausreinigung | endreinigung | nettoyage de* | limpieza de* | limpiezas | schoonmaakbedrijf | impresa di pulizie | servicos de limpeza',
    'clean | cleaners | spotless | deep clean* | move out | disinfection | reinigung | nettoyage | limpieza | dust | cleaning | reinigen',
  ],
  gardening: [
    'gardening service* | gardener* | landscap* | lawn care | tree surgeon* | tree service* | garden design | gartenbau | gartengestaltung | galabau | paysagiste | jardinero* | jardineria | arborist* | hedge trimming | 造園 | 植木 | gartenpflege | gartenarbeit* | grunpflege | rasenpflege | baumpflege | heckenschnitt | entretien de jardin* | espaces verts | elagage | mantenimiento de jardines | poda | tree care | lawn mowing | grounds maintenance | hovenier* | tuinonderhoud | giardiniere | giardinaggio | jardineiro | jardinagem | landschaftsgartner*',
    'lawn* | hedges | garden | patio | pruning | fencing | turf | mowing | garten | jardin* | irrigation | hecken | rasen | haie*',
  ],
  moving: [
    'removals | moving company | movers | house removal* | packers and movers | self storage | umzug* | umzugsunternehmen | demenagement* | mudanzas | 引越し | entrumpelung* | wohnungsauflosung* | haushaltsauflosung* | house clearance | debarras | vaciado de pisos | mobelmontage | furniture assembly | junk haul* | verhuisbedrijf | traslochi | mudancas',
    'packing | storage | boxes | relocation | van | transport | move | furniture',
  ],
  'locksmith-security': [
    'locksmith* | alarm systems | security systems | cctv | access control systems | schlusseldienst | serrur* | cerrajer* | alarmanlagen | 鍵屋 | 防犯 | slotenmaker | fabbro | chaveiro',
    'locks | keys | services | cameras | alarms | lockout | safes | intruder',
  ],
  'pest-control': [
    'pest control | exterminat* | schadlingsbekampf* | kammerjager | desinsectisation | deratisation | control de plagas | fumigacion* | 害虫駆除 | ongediertebestrijding | disinfestazion* | dedetizacao | schadlingsbekampfung',
    'rodents | termites | cockroach* | bed bugs | wasps | mice | rats | ants | bees',
  ],
  solar: [
    'solar panel* | solar energy | solar install* | photovolta* | solaranlage* | energy storage systems | panneaux solaires | energia solar | paneles solares | placas solares | 太陽光発電 | zonnepanelen | fotovoltaico | impianti fotovoltaici',
    'solar | inverter* | battery storage | kwp | energy bills | renewable | roof | savings',
  ],
  'computer-repair': [
    'computer repair* | pc repair* | laptop repair* | phone repair* | screen repair* | virus removal | data recovery | pc reparatur | handyreparatur | reparation ordinateur* | depannage informatique | reparacion de ordenadores | reparacion de computadoras | iphone repair* | mac repair* | パソコン修理 | スマホ修理',
    'laptop* | malware | hardware | diagnos* | slow computer* | upgrades | broken screen | repair | repairs | technician* | desktop*',
  ],
  'appliance-repair': [
    'appliance repair* | washing machine repair* | watch repair | shoe repair | sewing machine repair | instrument repair | haushaltsgerate reparatur | kundendienst hausgerate | reparation electromenager | reparacion de electrodomesticos | repair cafe | refrigerator repair | 家電修理 | riparazione elettrodomestici | conserto de eletrodomesticos | witgoed reparatie',
    'appliances | dishwasher* | dryer* | fridge* | oven* | spare parts | repair',
  ],
  'it-support': [
    'it support | managed it | managed services | it services | help desk | network support | it consult* | it outsourcing | systemhaus | it dienstleist* | it service | infogerance | soporte informatico | servicios informaticos | sysadmin | msp | itサポート',
    'cybersecurity | backup | microsoft 365 | office 365 | servers | network* | cloud migration | monitoring | firewall | remote support | infrastructure',
  ],
  'car-dealer': [
    'car dealer* | used cars | new cars | dealership | autohaus | gebrauchtwagen | concession automobile | voitures d occasion | concesionario | coches de segunda mano | motorcycle dealer* | 中古車 | autodealer | concessionaria | concessionario auto | seminuevos',
    'vehicles | test drive | financing | part exchange | inventory | models | trade-in | mileage',
  ],
  'car-repair': [
    'car repair* | auto repair* | auto shop | garage services | mechanic* | mot testing | car service | tyre* | autowerkstatt | kfz werkstatt | kfz | garage automobile | carrosserie | taller mecanico | body shop | collision repair | 自動車整備 | 車検 | garage auto* | mecanique auto* | entretien auto* | reparation auto* | auto service | autoservice | taller de coches | taller automotriz | mecanica automotriz | vehicle repair* | car servicing | autobedrijf | autofficina | oficina mecanica | carrozzeria',
    'brakes | oil change | engine | exhaust | diagnostics | vehicle | cars | clutch | reifen | inspection | servicing | vidange | panne | vehicule* | coche* | auto',
  ],
  'car-rental': [
    'car rental* | car hire | van rental | rent a car | camper rental | motorhome hire | autovermietung | mietwagen | location de voiture* | alquiler de coches | bike rental | boat rental | レンタカー | boat hire | yacht charter | boat charter | location de bateau* | location de yacht* | bootsverleih | bootscharter | yachtcharter | alquiler de barcos | location de velo* | fahrradverleih | equipment rental',
    'rental | per day | insurance included | pick up location | fleet | drivers | unlimited mileage | skipper | bateau* | boats | yachts',
  ],
  'car-wash': [
    'car wash* | detailing | car valet* | valeting | autowasche | fahrzeugaufbereitung | lavage auto | lavado de coches | ceramic coating | 洗車 | car detail* | auto detail* | car care | autopflege | fahrzeugpflege | polissage | nettoyage auto* | nettoyage interieur | lavage | detallado | paint correction | paint protection | autodetailing | autowas',
    'wash | wax | polish | interior cleaning | shine | velgen | lack | lak | interior | exterior | interieur | stofzuigen',
  ],
  'driving-school': [
    'driving school | driving lessons | driving instructor* | fahrschule | fuhrerschein | auto-ecole | permis de conduire | autoescuela | 自動車教習所 | rijschool | autoscuola | autoescola',
    'lessons | theory test | learner* | instructor* | licence | pass your test',
  ],
  bicycle: [
    'bicycle* | bike shop | bike repair | cycle shop | e-bike* | fahrrad* | fahrradladen | magasin de velo | tienda de bicicletas | cyclery | 自転車 | fietsenwinkel | fietsenmaker | negozio di biciclette | bicicletaria',
    'bikes | cycling | mountain bikes | road bikes | frames | helmets | cycle | velo*',
  ],
  'real-estate': [
    'real estate | estate agent* | realtor* | property for sale | homes for sale | letting agent* | immobilienmakler* | immobilien* | agence immobiliere | immobilier | inmobiliaria* | bienes raices | realty | 不動産 | property develop* | real estate develop* | housing development | new homes | building plots | land for sale | plots for sale | promoteur immobilier | programme immobilier | terrain* a batir | lotissement* | bautrager* | baugrundstuck* | grundstucke | promotora inmobiliaria | terrenos en venta | lotes en venta | makelaar* | vastgoed* | agenzia immobiliare | imobiliaria | inmobiliaria',
    'properties | listings | bedrooms | apartments | houses | sell your home | valuation | rent | buyers | wohnungen | viviendas | lettings | plot | plots | parcelle* | terrain | grundstuck* | lote* | parcela*',
  ],
  'property-management': [
    'property management | landlord services | block management | hausverwaltung | immobilienverwaltung | syndic de copropriete | gestion locative | administracion de fincas | facility management | hoa management | homeowners association | マンション管理 | 賃貸管理 | hausmeister* | hausmeisterservice | hausmeisterdienst* | objektbetreuung | facility services | caretaker service* | conciergerie | mantenimiento de edificios | mantenimiento integral | property maintenance | building maintenance | handyman | handwerkerservice',
    'tenants | landlords | maintenance | rent collection | owners | leases | building management | winterdienst | repairs | kleinreparaturen',
  ],
  architect: [
    'architect | architects | architecture firm | architectural practice | architekturburo | architekt* | architecte* | cabinet d architecture | estudio de arquitectura | arquitect* | urban planning | landscape architect* | 建築設計 | 設計事務所 | architectenbureau | studio di architettura | arquitetura | arquitecto*',
    'architectural | buildings | projects | planning permission | residential | design | sustainable design | draentwurf | housing',
  ],
  'interior-design': [
    'interior design* | interior architect* | innenarchitekt* | raumausstat* | architecte d interieur | decoration d interieur | interiorismo | diseno de interiores | home staging | インテリアデザイン | interieurontwerp* | arredamento d interni | design de interiores',
    'interiors | spaces | furnishing | styling | colour schemes | concept | decor | rooms',
  ],
  'civil-engineering': [
    'structural engineer* | civil engineer* | engineering office | engineering consultancy | surveyor* | ingenieurburo | tragwerksplan* | bureau d etudes | vermessungs* | oficina tecnica | geotechnical | ingenieria civil | topograf* | 土木 | 測量 | 舗装工事 | 道路工事 | 河川工事 | tiefbau* | strassenbau | travaux publics | obra civil | obras publicas | road construction | earthworks',
    'engineering | structural | calculations | bridges | surveys | infrastructure | bim | feasibility | design | 建設 | 公共工事',
  ],
  coworking: [
    'coworking | co-working | shared office* | office space | meeting rooms | hot desk* | serviced offices | business center | burogemeinschaft | espace de coworking | makerspace | hackerspace | fablab | コワーキング | レンタルオフィス',
    'desk | desks | members | private office* | community | day pass | wifi | workspace',
  ],
};
