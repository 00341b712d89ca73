import type { CueTable } from './cue-table.ts';

/** Cues of the sectors health care, beauty and wellness, fitness and sport. */
export const HEALTH_BEAUTY_SPORT_CUES: CueTable = {
  'medical-practice': [
    'medical practice | family doctor | general practitioner | gp surgery | medical clinic | dermatolog* | pediatric* | paediatric* | cardiolog* | gynecolog* | gynaecolog* | orthop* | arztpraxis | hausarzt* | facharzt* | cabinet medical | medecin generaliste | consultorio medico | clinica medica | urologist | oncology clinic | 内科 | クリニック | 診療所 | 小児科 | huisarts* | medico di base | studio medico',
    'patients | appointment | doctor | doctors | physician* | diagnosis | treatment | vaccination* | health check | sprechzeiten | sprechstunde | rendez-vous | cita previa | prescriptions | 診療時間 | 医師',
  ],
  dentist: [
    'dentist* | dental | orthodont* | teeth whitening | dental implants | zahnarzt* | zahnmedizin | kieferorthopad* | dentiste | cabinet dentaire | clinica dental | odontolog* | 歯科 | 歯医者 | tandarts* | dentista | studio dentistico | odontologia | odontoiatr* | zahnarztpraxis | 歯科医院',
    'teeth | tooth | crowns | braces | veneers | hygienist | smile | oral health | implants | root canal | zahne | fillings',
  ],
  hospital: [
    'hospital | medical center | medical centre | klinikum | krankenhaus | hopital | centre hospitalier | emergency department | 病院',
    'inpatient | departments | surgery | wards | emergency | specialists | visiting hours | intensive care',
  ],
  'mental-health': [
    'psychotherap* | psycholog* | counselling | counseling | therapist* | mental health | couples therapy | psychiatr* | hypnotherap* | psicolog* | terapia | psychologue | カウンセリング | 心理療法 | 心療内科 | klinische psychologie | psychologische beratung | psychologische praxis | psychologe | psychologin | therapeute* | psychotherapeut* | psycholoog | psicologo | psicologa | psicoterapia',
    'anxiety | depression | trauma | cbt | emdr | session | sessions | wellbeing | stress | burnout | grief | confidential | feelings | krise* | depression*',
  ],
  physiotherapy: [
    'physiotherap* | physical therapy | physical therapist | chiropract* | osteopath* | occupational therapy | speech therapy | krankengymnastik | kinesitherap* | kinesiolog* | fisioterap* | ergotherapie | logopad* | 整骨院 | 理学療法 | 整体 | fysiotherap* | fisioterapia | fisioterapista',
    'back pain | rehabilitation | sports injuries | manual therapy | posture | joint pain | mobility | recovery | ruckenschmerzen',
  ],
  pharmacy: [
    'pharmacy | pharmacist* | apotheke | pharmacie | farmacia | drugstore | chemist | 薬局 | apotheek',
    'prescription* | medicines | medication | over the counter | vaccines | arzneimittel',
  ],
  veterinary: [
    'veterinar* | vet clinic | animal hospital | tierarzt* | tierklinik | clinica veterinaria | veterinaire | 動物病院 | 獣医 | dierenarts* | veterinario | veterinaire*',
    'pets | vaccinations | neuter* | spay* | microchip | animals | surgery | dogs and cats',
  ],
  'elder-care': [
    'elder care | alltagshilfe | haushaltshilfe | seniorenbetreuung | pflegegrad | pflegekasse | elderly care | home care | senior care | nursing home | care home | assisted living | home nursing | pflegedienst | altenpflege | seniorenheim | seniorenresidenz | maison de retraite | aide a domicile | ehpad | residencia de mayores | cuidado de mayores | hospice | 介護 | 老人ホーム | seniors at home | care service* | pflege zu hause | soins a domicile | ayuda a domicilio | thuiszorg | casa di riposo | assistenza anziani | cuidador de idosos | ambulanter pflegedienst | 介護施設',
    'carers | caregiver* | seniors | dementia | residents | nursing | companionship | respite | daily living | pflege | betreuung',
  ],
  'alternative-medicine': [
    'naturopath* | acupunctur* | homeopath* | homoopath* | ayurved* | reiki | heilpraktiker* | naturheilkunde | herbalis* | traditional chinese medicine | medicina natural | holistic health | sophrolog* | 鍼灸 | 漢方',
    'holistic | natural remedies | energy healing | herbs | balance | healing | wellness | detox',
  ],
  optician: [
    'optician* | optometr* | eyewear | glasses shop | hearing aid* | audiolog* | optiker | horgerate* | horakustik* | opticien | lunettes | optica | audifonos | メガネ | 眼鏡 | opticien* | ottica | ottico | otica | optometrist*',
    'glasses | contact lenses | eye test | frames | sunglasses | lenses | vision | brillen',
  ],
  'hair-salon': [
    'hair salon | hairdress* | barber | barbershop | barber shop | hair stylist* | friseur* | coiffeur* | coiffure | peluqueria | barberia | salon de coiffure | 美容室 | 美容院 | ヘアサロン | 理容 | kapper | kapsalon | parrucchier* | cabeleireir* | barbiere | barbearia | friseursalon',
    'haircut* | colour | balayage | highlights | blow dry | beard | styling | haarschnitt | extensions | hair | perm',
  ],
  'beauty-salon': [
    'beauty salon | nail salon | nail studio | manicure | pedicure | eyelash* | lash extensions | waxing | kosmetikstudio | kosmetik | nagelstudio | institut de beaute | salon de belleza | estetica | aesthetics clinic | botox | microblading | ネイルサロン | エステ | schoonheidssalon | schoonheidsspecialist* | centro estetico | estetista | salao de beleza',
    'facial* | nails | brows | treatments | makeup | skin | gel | hair removal | peeling | beauty',
  ],
  spa: [
    'day spa | spa | massage* | sauna | wellness center | wellness centre | thermal bath* | massagepraxis | masajes | hammam | therme | マッサージ | スパ | 温泉 | centro benessere | saunacomplex | thermes',
    'relax* | hot stone | aromatherapy | treatments | body | steam | deep tissue | wellness | entspannung | bien-etre',
  ],
  tattoo: [
    'tattoo* | piercing* | tatouage | tatowier* | tatuaj* | タトゥー | tatoeage* | tatuaggi | tatuagem | tatuador*',
    'ink | artist | artists | flash | designs | aftercare | studio',
  ],
  yoga: [
    'yoga | pilates | yoga studio | meditation studio | yogaschule | cours de yoga | clases de yoga | ヨガ | ピラティス | yogaschool | yogalessen | lezioni di yoga | aulas de yoga',
    'vinyasa | hatha | asana* | breath* | mat | mindfulness | classes | retreat* | instructor* | meditation | namaste',
  ],
  gym: [
    'gym | fitness studio | fitness center | fitness centre | crossfit | health club | fitnessstudio | salle de sport | gimnasio | boxing gym | climbing gym | spinning | bouldering | スポーツジム | フィットネス | sportschool | palestra | academia de ginastica | fitnessstudio*',
    'membership* | workout* | weights | cardio | trainers | classes | equipment | training | fitness | free trial | strength',
  ],
  'personal-training': [
    'personal train* | fitness coach* | online coaching program | nutrition coach* | personal coach | running coach | strength coach | entrenador personal | coach sportif | weight loss program* | パーソナルトレーニング',
    'workout plan* | transformation | meal plan* | body | fat loss | one-on-one | goals | muscle | nutrition | training plan',
  ],
  'sports-club': [
    'sports club | football club | soccer club | rugby club | tennis club | golf club | swimming club | rowing club | cricket club | athletics club | cycling club | sailing club | chess club | sportverein | fussballverein | turnverein | tennisverein | tennisclub | schutzenverein | reitverein | schwimmverein | ruderclub | segelclub | golfclub | fussballclub | volleyballclub | leichtathletik* | handballverein | kampfsportverein | hundesport* | club de tennis | club de foot* | club de tenis | club de baloncesto | club sportif | club de futbol | club deportivo | basketball club | climbing club | ultimate frisbee | hockey club | スポーツクラブ | サッカークラブ | voetbalclub | voetbalvereniging | associazione sportiva | clube desportivo | tennisvereniging | ruderverein | club nautique | angelverein | anglerverein',
    'fixtures | teams | players | league | season | matches | training sessions | junior* | coach | tournament | mannschaft* | spielplan | squad | join the club | equipe | entrenamiento* | tennis* | fussball* | handball | volleyball | turnen | medenspiel* | punktspiel* | sandplatz* | trainingszeiten | breitensport | spielgemeinschaft | nachwuchs',
  ],
  'martial-arts': [
    'martial arts | karate | judo | taekwondo | jiu jitsu | kung fu | aikido | kickboxing | dojo | dance school | dance studio | ballet school | tanzschule | ecole de danse | escuela de baile | kampfsport* | capoeira | fencing | 空手 | 道場 | ダンススクール | bjj | brazilian jiu | jujitsu | muay thai | arti marziali | artes marciales | artes marciais | vechtsport* | krav maga',
    'classes | sensei | belt | salsa | hip hop | ballet | beginners | instructor* | dance | tango | self defense | self defence',
  ],
  'outdoor-activities': [
    'outdoor activities | mountain guide* | rafting | kayak* | canoe* | diving center | diving school | scuba | surf school | paraglid* | zip line | horse trekking | bergfuhrer | skischule | ski school | guided hikes | hiking tours | canyoning | safari | adventure tours | sailing school | アウトドア | 登山ガイド',
    'adventure | guides | equipment included | trails | climbing | nature | excursion* | trek* | gear | summit | nature lovers',
  ],
};
