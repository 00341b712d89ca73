/**
 * Whom a category serves by its nature: used as inferred audiences. Key: leaf or sector id; a leaf's own list stands
 * before its sector's. An entry with `when` needs that wording on the site.
 */
export type SectorAudience = { label: string; when?: RegExp };

export const SECTOR_AUDIENCES: Record<string, readonly SectorAudience[]> = {
  'food-drink': [
    { label: 'Local customers and food lovers' },
    {
      label: 'People celebrating weddings, birthdays and other events',
      when: /wedding|event|part(y|ies)|celebrat|cater|birthday|hochzeit|feier|mariage|boda|fiesta/i,
    },
    { label: 'Companies ordering for events and offices', when: /corporate|compan|office|business lunch|firmen|entreprise|empresa/i },
  ],
  restaurant: [
    { label: 'Local diners and food lovers' },
    {
      label: 'Hosts of parties, groups and events',
      when: /cater|event|part(y|ies)|group|tray|private dining|reservation|feier|groupe|fiesta/i,
    },
  ],
  'brewery-winery': [
    { label: 'Wine and beer lovers' },
    { label: 'Visitors and tourists looking for tastings', when: /visit|tasting|tour|dégust|degust|cata|verkost/i },
    { label: 'Restaurants and trade customers', when: /trade|wholesale|restaurants|professionnel|distribut/i },
  ],
  retail: [{ label: 'Consumers and shoppers' }, { label: 'People looking for gifts', when: /gift|geschenk|cadeau|regalo|ギフト/i }],
  health: [{ label: 'Patients and their families' }, { label: 'Local residents in need of care' }],
  veterinary: [{ label: 'Pet owners' }],
  'elder-care': [{ label: 'Older people and their families' }],
  'beauty-wellness': [
    { label: 'Local clients looking for beauty, rest and wellbeing' },
    { label: 'Brides and people with special occasions', when: /bridal|wedding|bride|hochzeit|mariage|boda/i },
  ],
  'fitness-sport': [
    { label: 'People who want to get fit or do sport' },
    { label: 'Beginners', when: /beginner|all levels|no experience|first class|anfänger|débutant|principiante/i },
    { label: 'Children and young people', when: /kids|children|youth|junior|jugend|kinder|enfants|niños/i },
  ],
  'sports-club': [
    { label: 'Players and members of all ages' },
    { label: 'Children, young people and their parents', when: /kids|children|youth|junior|jugend|kinder|enfants|jeunes|niños|juvenil/i },
    { label: 'Fans, volunteers and sponsors', when: /sponsor|fans|volunteer|supporter/i },
  ],
  'outdoor-activities': [
    { label: 'Outdoor and adventure lovers' },
    { label: 'Tourists and visitors', when: /tour|visit|holiday|vacation|trip|urlaub/i },
    { label: 'Families and groups', when: /famil|group|school|grupp/i },
  ],
  'home-trades': [
    { label: 'Homeowners' },
    { label: 'Businesses and landlords', when: /commercial|business|landlord|office|gewerb|entreprise|empresa|industrial/i },
  ],
  repair: [
    { label: 'Local owners of computers, phones and other devices' },
    { label: 'Businesses without their own technicians', when: /business|compan|office|corporate|empresa|firmen/i },
  ],
  'it-support': [{ label: 'Small and medium-sized companies' }],
  automotive: [{ label: 'Car owners and drivers' }, { label: 'Businesses with fleets', when: /fleet|business|flotte/i }],
  bicycle: [{ label: 'Cyclists' }],
  property: [
    { label: 'Home owners, buyers and tenants' },
    { label: 'Companies and developers', when: /commercial|office|developer|investor|gewerbe|entreprise|compan/i },
  ],
  architect: [
    { label: 'Private home builders and property owners' },
    { label: 'Developers, companies and public clients', when: /commercial|public|school|office|developer|gewerbe|communaut/i },
  ],
  coworking: [{ label: 'Freelancers and remote workers' }, { label: 'Startups and small teams' }],
  'legal-finance': [
    { label: 'Private individuals' },
    { label: 'Companies and entrepreneurs', when: /compan|business|corporate|commercial|unternehm|entrepris|empresa/i },
  ],
  'law-firm': [
    { label: 'Private individuals' },
    { label: 'Companies and entrepreneurs', when: /compan|business|corporate|commercial|unternehm|entrepris|empresa|企業|法人/i },
    { label: 'Injured people and victims of accidents', when: /injur|accident|unfall|victime|víctima|交通事故/i },
    { label: 'Families', when: /family law|divorce|custody|familienrecht|scheidung|famille|familia|離婚|相続/i },
    { label: 'Employees', when: /employment law|workers|arbeitsrecht|droit du travail|laboral/i },
  ],
  'business-services': [
    { label: 'Companies and organisations' },
    { label: 'Managers and professionals', when: /manager|leader|executive|professional|führung|dirigeant|directiv/i },
  ],
  coaching: [
    { label: 'Individuals who want to grow personally or at work' },
    { label: 'Leaders and companies', when: /leader|executive|team|compan|business|führung/i },
  ],
  'safety-environment': [
    { label: 'Companies and industry that must meet safety and environmental law' },
    { label: 'Employers and their workers' },
  ],
  'accessibility-consulting': [
    { label: 'Organisations and teams that build digital products' },
    { label: 'Designers and developers', when: /developer|designer|engineer/i },
  ],
  'marketing-design': [
    { label: 'Businesses and brands' },
    { label: 'Startups and small firms', when: /startup|small|entrepreneur|local/i },
    { label: 'Online shops', when: /e-?commerce|online (shop|store)/i },
  ],
  photography: [
    { label: 'Couples, families and private clients' },
    { label: 'Businesses and brands', when: /business|corporate|brand|product|commercial/i },
  ],
  software: [
    { label: 'Developers and technical teams', when: /\b(api|sdk|developer|github|open.?source|self-?host)/i },
    { label: 'Professionals and companies', when: /\b(team|business|compan|enterprise|professional)/i },
  ],
  'dictation-software': [
    { label: 'Professionals and writers who type a lot' },
    { label: 'Mac and iPhone users', when: /\b(mac|macos|ios|iphone)\b/i },
    { label: 'People who work in several languages', when: /translat|multilingual|languages/i },
  ],
  games: [{ label: 'Gamers and players' }],
  'database-software': [
    { label: 'Developers of web and mobile applications' },
    { label: 'Operators, companies and organisations', when: /cluster|server|enterprise|production|compan/i },
  ],
  'open-source-project': [{ label: 'Developers' }, { label: 'Open source contributors', when: /contribut|github|pull request/i }],
  hardware: [{ label: 'Makers, engineers and hobbyists' }],
  education: [
    { label: 'Students and learners' },
    { label: 'Parents and families', when: /parent|famil|child|kids|eltern|kinder|enfants|niños/i },
    { label: 'Professionals and companies', when: /professional|compan|corporate|career/i },
  ],
  'school-support': [{ label: 'Parents of the pupils' }, { label: 'Pupils of the school' }, { label: 'Donors and members' }],
  nonprofit: [
    { label: 'Donors and supporters', when: /donat|spende|don\b|dons\b|dona|fundrais|寄付/i },
    { label: 'Volunteers', when: /volunteer|ehrenamt|freiwillig|bénévol|voluntari|ボランティア/i },
    { label: 'Local community', when: /communit|local|region|neighbo|gemeinde|commune|vecin/i },
  ],
  'nonprofit-services': [{ label: 'Nonprofits and charities' }, { label: 'Volunteers (students, professionals)', when: /volunteer/i }],
  'animal-welfare': [{ label: 'People who want to adopt an animal' }, { label: 'Donors and volunteers' }],
  foundation: [{ label: 'Grant applicants and nonprofits' }, { label: 'Donors' }],
  association: [
    { label: 'Members and people interested in the subject' },
    { label: 'Local community', when: /communit|local|dorf|stadt|region|ville|village|neighbo/i },
  ],
  'professional-association': [{ label: 'Professionals and companies of the trade' }],
  'youth-organisation': [{ label: 'Students and young people' }, { label: 'Sponsors and companies', when: /sponsor|partner/i }],
  environment: [
    { label: 'People who care for nature and climate' },
    { label: 'Companies and partners', when: /compan|business|corporat|partner|unternehmen|entreprise|empresa|aliad/i },
    { label: 'Donors and volunteers', when: /donat|volunteer|spende|ehrenamt|bénévol|\bdon\b|donar|voluntari|adopta/i },
    { label: 'Local communities', when: /communit|gemeinde|commune|comunidad|ejido/i },
    { label: 'Young people', when: /youth|young|jugend|jeune|joven|jóvenes/i },
  ],
  political: [{ label: 'Voters and citizens' }],
  religion: [
    { label: 'Members of the congregation and families' },
    { label: 'Visitors and newcomers', when: /new here|visit|welcome|newcomer|willkommen|bienven/i },
    { label: 'Local community', when: /communit|local|gemeinde|paroiss/i },
  ],
  science: [
    { label: 'Researchers and academics' },
    { label: 'Students', when: /student|phd|undergraduate|thesis|studierende/i },
    { label: 'The interested public', when: /public|citizen|visitor|media|community/i },
  ],
  'museum-archive': [
    { label: 'Visitors, tourists and families' },
    { label: 'Schools and researchers', when: /school|research|educat|schule/i },
  ],
  library: [{ label: 'Readers and local residents' }],
  events: [{ label: 'Visitors and participants' }, { label: 'Sponsors and partner companies', when: /sponsor|partner/i }],
  hackathon: [
    { label: 'Students, hackers and programmers' },
    { label: 'Beginners in coding', when: /beginner|never|first|know how to code|no experience|everyone|all levels|learn/i },
    { label: 'Sponsors and tech companies', when: /sponsor|partner/i },
  ],
  conference: [
    { label: 'Professionals and researchers of the field' },
    { label: 'Speakers', when: /speaker|call for|submit|talks/i },
    { label: 'Sponsors and exhibitors', when: /sponsor|exhibit/i },
  ],
  'event-agency': [
    { label: 'Companies and organisers of events' },
    {
      label: 'Organisers of concerts, festivals and shows',
      when: /concert|festival|stage|live|bühne|scène|escenario|コンサート|ライブ|舞台|フェス/i,
    },
    { label: 'Private hosts of celebrations', when: /wedding|birthday|private|hochzeit|mariage|anniversaire|boda|cumpleaños/i },
  ],
  wedding: [{ label: 'Couples planning their wedding' }, { label: 'Hosts of parties and celebrations' }],
  travel: [
    { label: 'Tourists and travellers' },
    { label: 'Families and groups', when: /famil|group|kids|children|grupp|groupe|niños/i },
    { label: 'Couples', when: /couple|romantic|honeymoon|paare/i },
    { label: 'Business travellers', when: /business travel|meeting|conference|tagung|séminaire/i },
  ],
  arts: [
    { label: 'Art, music and culture lovers' },
    { label: 'Organisers and buyers', when: /booking|commission|buy|hire|event|gallery/i },
  ],
  leisure: [{ label: 'Families, friends and groups' }],
  media: [{ label: 'Readers and listeners' }],
  'personal-site': [{ label: 'Employers, clients and recruiters' }, { label: 'Peers and colleagues of the field' }],
  'civil-engineering': [
    { label: 'Public bodies and municipalities' },
    { label: 'Builders, developers and companies', when: /developer|compan|industr|architect|private|bauherr|promoteur|民間|企業/i },
    { label: 'Local residents', when: /communit|local|resident|region|地域|地元|ふるさと/i },
  ],
  manufacturing: [
    { label: 'Industrial companies and manufacturers' },
    { label: 'Trade customers and distributors', when: /distribut|dealer|wholesale|trade|händler|revendeur/i },
  ],
  'energy-environment': [
    { label: 'Households' },
    { label: 'Companies and municipalities', when: /business|compan|municipal|industr|commercial|gewerbe/i },
  ],
  agriculture: [{ label: 'Local consumers and families' }, { label: 'Restaurants and shops', when: /restaurant|wholesale|shops/i }],
  'pet-services': [{ label: 'Dog and pet owners' }],
  'pet-supplies': [{ label: 'Dog, cat and other pet owners' }],
  horse: [{ label: 'Riders and horse lovers' }],
  public: [
    { label: 'Residents and citizens' },
    { label: 'Businesses and visitors', when: /business|visitor|tourist|unternehmen/i },
    { label: 'Volunteers', when: /volunteer|ehrenamt|bénévol|voluntari/i },
  ],
};
