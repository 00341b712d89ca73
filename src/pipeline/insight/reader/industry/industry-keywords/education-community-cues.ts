import type { CueTable } from './cue-table.ts';

/** Cues of the sectors education, nonprofit and community, religion, science, public bodies. */
export const EDUCATION_COMMUNITY_CUES: CueTable = {
  school: [
    'school | primary school | secondary school | high school | elementary school | grammar school | grundschule | gymnasium | realschule | gesamtschule | ecole primaire | college prive | lycee | colegio | escuela primaria | instituto de educacion | montessori | academy trust | 小学校 | 中学校 | 高等学校 | special education | special needs education | forderschule | enseignement specialise | educacion especial | high schools | middle school | 高校 | basisschool | middelbare school | scuola primaria | scuola superiore | escola | ecole elementaire | liceo',
    'pupils | students | teachers | curriculum | parents | classroom | headteacher | principal | term dates | admissions | schuler* | lehrer* | eleves | alumnos | unterricht | education | educational',
  ],
  preschool: [
    'preschool | kindergarten | nursery school | day care | daycare | childcare | child care | kita | kindertagesstatte | creche | garderie | ecole maternelle | guarderia | jardin de infancia | waldkindergarten | 保育園 | 幼稚園 | early childhood | early intervention | special education preschool | kindergarten program* | fruhforderung | accueil petite enfance | educacion infantil | kinderdagverblijf | kinderopvang | asilo nido | scuola dell infanzia | creches | bercario | jardim de infancia',
    'toddlers | early years | play | children | parents | kinder | eltern | enfants | ninos | caregivers',
  ],
  university: [
    'university | college | faculty of | campus | undergraduate | postgraduate | hochschule | universitat | fakultat | universite | universidad | department of | graduate school | 大学 | universiteit | hogeschool | universita | universidade | faculdade',
    'degree* | students | research | lectures | alumni | professors | courses | scholarship* | studium | etudiants | estudiantes',
  ],
  'language-school': [
    'language school | language courses | english courses | learn english | learn spanish | learn german | sprachschule | sprachkurs* | ecole de langues | cours d anglais | escuela de idiomas | clases de ingles | cursos de espanol | 英会話 | 語学学校 | 日本語学校',
    'language | levels | conversation | ielts | toefl | teachers | grammar | beginner* | a1 | b2',
  ],
  tutoring: [
    'tutor | tutors | tutoring | private lessons | homework help | exam preparation | test prep | nachhilfe* | soutien scolaire | cours particuliers | clases particulares | refuerzo escolar | 家庭教師 | 学習塾 | 塾',
    'maths | grades | students | gcse | sat | exam* | subjects | lessons',
  ],
  'music-school': [
    'music school | music lessons | piano lessons | guitar lessons | singing lessons | art school | drama school | musikschule | klavierunterricht | ecole de musique | conservatoire | cours de piano | escuela de musica | clases de guitarra | ピアノ教室 | 音楽教室 | muziekschool | scuola di musica | escola de musica | scuola di danza | dansschool',
    'piano | guitar | violin | pupils | recital* | lessons | instruments | teacher | singing',
  ],
  'online-courses': [
    'online course* | e-learning | video courses | masterclass* | bootcamp* | online academy | learn to code | mooc | tutorials | coding bootcamp | onlinekurs* | formation en ligne | cursos online | オンライン講座',
    'lessons | modules | enroll* | learn at your own pace | certificate | instructor* | learners | curriculum | exercises',
  ],
  'school-support': [
    'parent teacher association | parents association | pta | friends of the school | school support | school booster | education foundation | forderverein* | schulverein | forderkreis | elternverein | association de parents d eleves | ampa | asociacion de padres',
    'schule | grundschule | school | schulkinder | mitgliedsbeitr* | spenden | donations | schulfest | fundrais* | eltern | parents | pupils | freunde und forderer',
  ],
  charity: [
    'charity | charitable | nonprofit organi* | non-profit organi* | ngo | humanitarian | homeless | food bank | poverty | relief | refugees | wohltatig* | gemeinnutzig* | hilfsorganisation | association humanitaire | ong | sin animo de lucro | caritativ* | orphan* | disaster relief | npo法人 | 慈善 | 支援団体 | nonprofit | non-profit | non-governmental | less privileged | underprivileged | charity foundation | registered charity | charitable organi* | children in need | hilfswerk | aide humanitaire | ayuda humanitaria | goed doel | onlus | organizzazione di volontariato | sem fins lucrativos',
    'donate | donation* | volunteer* | fundrais* | mission | spenden | don | dons | donar | voluntari* | beneficiaries | help us | support us | give | sdg | poor | needy | vulnerable',
  ],
  'nonprofit-services': [
    'for nonprofits | helping nonprofits | nonprofit technology | nonprofit support | nonprofit services | supports other charities | nonprofit consult* | capacity building | tech for good | support for charities | support charities | npo支援 | npo法人向け | 中間支援 | 非営利団体を支援',
    'nonprofits | 501c3 | charities | pro bono | volunteers | mission | free consulting | eligible',
  ],
  foundation: [
    'foundation | grantmaker | grantmaking | grant program* | endowment | philanthrop* | stiftung | fondation | fundacion | scholarship fund | charitable trust | community foundation | 財団',
    'grants | funding | applicants | apply for a grant | donors | trustees | fellowships | forderung | subvencion*',
  ],
  'animal-welfare': [
    'animal shelter | animal rescue | animal welfare | dog rescue | cat rescue | adopt a | wildlife rescue | tierheim | tierschutz* | refuge animalier | protection animale | protectora de animales | sanctuary | animal rights | 保護犬 | 保護猫 | 動物保護 | dierenasiel | canile | gattile | abrigo de animais | refuge pour animaux',
    'adoption | foster* | rescued | animals | dogs | cats | volunteers | donate | adopt | strays',
  ],
  environment: [
    'environmental organi* | conservation | nature reserve | climate action | wildlife trust | environmental protection | umweltschutz | naturschutz* | protection de la nature | biodiversity | biodiversite | conservacion | ecologistas | reforestation | tree planting | rewilding | climate change | clean up | 環境保護 | 自然保護',
    'climate | nature | habitat* | species | sustainab* | ecosystem* | forest* | ocean* | volunteers | klima* | emissions | carbon',
  ],
  association: [
    'association | club | society | social club | neighbourhood association | neighborhood association | cultural association | verein | *verein | vereins* | association loi 1901 | asociacion | asociacion cultural | peña | lions club | rotary | user group | meetup | hobby club | community group | residents association | amateur radio | 協会 | 同好会 | サークル',
    'members | membership | join us | meetings | committee | mitglied* | mitglieder* | adherer | adherents | socios | board | statutes | satzung | newsletter | community | vorstand',
  ],
  'professional-association': [
    'professional association | trade association | chamber of commerce | industry association | professional body | berufsverband | fachverband | handwerkskammer | branchenverband | federation professionnelle | syndicat professionnel | ordre des | colegio profesional | camara de comercio | trade union | union members | gewerkschaft | working group | consortium of companies | standards body | bar association | 学会 | 商工会議所 | 組合',
    'members | industry | advocacy | standards | certification | annual conference | professionals | networking | practitioners',
  ],
  political: [
    'political party | campaign for | election | candidate for | candidate | elect | vote for | manifesto | partei | wahlprogramm | parti politique | partido politico | elecciones | petition | advocacy group | think tank | 政党 | 選挙',
    'policy | policies | voters | democracy | rights | parliament | activists | movement | issues | politics',
  ],
  'youth-organisation': [
    'youth organi* | scouts | scouting | girl guides | youth club | youth group | student society | student association | student union | student organi* | student club | studentenverbindung* | burschenschaft* | fraternity | sorority | asociacion de estudiantes | bureau des etudiants | 学生団体 | youth center | pfadfinder* | jugendverein* | jugendzentrum | studierendenvertretung | fachschaft | scoutisme | association etudiante | asociacion juvenil | campamento* | summer camp | 青少年 | 学生団体',
    'young people | students | youth | camps | leaders | teens | volunteers | jugend | jeunes | jovenes | university | committee',
  ],
  church: [
    'church | parish | congregation | worship service | gospel | baptist | lutheran | catholic | methodist | presbyterian | ministry | jesus | kirche | kirchengemeinde | gottesdienst* | pfarrei | eglise | paroisse | iglesia | parroquia | christ | diocese | monastery | chapel | 教会 | churches | parishes | worship | sunday service* | kerkdienst | parochie | parrocchia | paroquia | igreja | chiesa | kerkgemeente',
    'sermons | pastor | bible | prayer | faith | sunday | holy | mass | choir | god | ministries | evangeli* | jesus christ',
  ],
  mosque: [
    'mosque | islamic center | islamic centre | masjid | moschee | mosquee | mezquita | モスク',
    'prayer times | quran | ramadan | islam | muslim* | jummah | imam',
  ],
  synagogue: [
    'synagogue | jewish community | shul | chabad | temple beth | synagoge | judische gemeinde | sinagoga | シナゴーグ',
    'shabbat | torah | rabbi | jewish | kosher | hebrew',
  ],
  temple: [
    'hindu temple | buddhist | buddhism | meditation center | zen center | gurdwara | spiritual centre | ashram | dharma | tempel | temple bouddhiste | templo | quaker | unitarian | 神社 | 寺院 | お寺 | buddhist church | sangha',
    'meditation | spiritual | teachings | retreat* | puja | monks | sangha | 参拝',
  ],
  'research-project': [
    'research project | research consortium | consortium of researchers | research network | horizon 2020 | h2020 | horizon europe | forschungsprojekt | projet de recherche | proyecto de investigacion | funded by the european | grant agreement | work packages | collaborative research | open science | consortium | research collaboration | preregist* | 研究プロジェクト',
    'researchers | study | studies | publications | data | hypothes* | partners | findings | science | scientific | deliverables | collaborat* | preprint* | methods | labs',
  ],
  'research-institute': [
    'research institute | research center | research centre | research group | research lab | lab members | laboratory of | our lab | principal investigator | forschungsinstitut | forschungsgruppe | lehrstuhl | institut de recherche | laboratoire de recherche | instituto de investigacion | centro de investigacion | 研究所 | 研究室',
    'publications | researchers | phd students | postdoc* | science | experiments | projects | seminar | faculty | forschung | recherche | papers',
  ],
  'museum-archive': [
    'museum | patrimoine | historic house | castle | monument | heritage site | archive | archives | heritage centre | exhibition* | historical society | heimatmuseum | freilichtmuseum | musee | museo | archivo | archiv | historical collection | 博物館 | 美術館 | 資料館 | musei | museo civico | heemkunde* | museu',
    'collection* | exhibits | visitors | artefacts | history | guided tours | ausstellung* | expositions | exposiciones | heritage | admission',
  ],
  library: [
    'public library | library | bibliothek | bucherei | mediatheque | bibliotheque | biblioteca | digital library | 図書館',
    'borrow | catalogue | books | reading | loans | library card | ebooks | librarian*',
  ],
  municipality: [
    'municipality | town council | city council | local government | county council | parish council | gemeinde | rathaus | stadtverwaltung | mairie | commune de | ayuntamiento | municipalidad | city hall | village council | 市役所 | 町役場 | 自治体 | gemeentehuis | prefeitura | comune di',
    'residents | council | mayor | services | permits | burger* | citizens | public notice* | habitants | meetings | vecinos | tramites',
  ],
  'fire-rescue': [
    'fire department | fire service | volunteer fire | fire brigade | rescue service | search and rescue | mountain rescue | ambulance service | feuerwehr* | rettungsdienst | wasserwacht | pompiers | sapeurs-pompiers | bomberos | proteccion civil | 消防 | レスキュー',
    'firefighters | emergency | apparatus | calls | training | einsatz* | volunteers | rescue | station',
  ],
  'public-service': [
    'public service | government agency | department of transport* | public utility | public transport authority | federal agency | ministry of | public health department | verkehrsbetriebe | stadtwerke | service public | servicio publico | ministerio | open data portal | 公共サービス',
    'citizens | government | agency | regulations | public | official | statistics | services | forms',
  ],
};
