/** A sector of the taxonomy, with the leaves below it. NAICS prefixes by the 2022 manual, types by schema.org. */
export type Sector = { id: string; label: string };

/** A category of business: the most exact answer to "what industry is this?". */
export type IndustryLeaf = { id: string; label: string; sector: string; schemaOrg: string; naics: string };

const TABLE = `
food-drink | Food and drink
  restaurant | Restaurant | Restaurant | 7225
  cafe | Cafe and coffee shop | CafeOrCoffeeShop | 722515
  bar | Bar and pub | BarOrPub | 7224
  bakery | Bakery and patisserie | Bakery | 311811
  catering | Catering | FoodEstablishment | 722320
  food-producer | Food and drink producer | FoodEstablishment | 311
  coffee-subscription | Coffee roaster and subscription | Store | 311920
  brewery-winery | Brewery, winery and distillery | Brewery | 3121
  grocery | Grocery and speciality food shop | GroceryStore | 445
  food-delivery | Meal and food delivery | FoodEstablishment | 722513
retail | Retail and online shops
  fashion | Fashion and clothing | ClothingStore | 4581
  jewellery | Jewellery and watches | JewelryStore | 458310
  beauty-products | Cosmetics and beauty products | Store | 456120
  furniture | Furniture and home goods | FurnitureStore | 449
  electronics | Consumer electronics | ElectronicsStore | 449210
  books-gifts | Books, gifts and toys | BookStore | 459
  sports-outdoor | Sports and outdoor equipment | SportingGoodsStore | 459110
  pet-supplies | Pet supplies | PetStore | 459910
  florist | Florist | Florist | 459310
  garden-centre | Garden centre and plants | GardenStore | 444240
  online-marketplace | Online marketplace | OnlineStore | 455219
health | Health care
  medical-practice | Medical practice | MedicalClinic | 6211
  dentist | Dental practice | Dentist | 6212
  hospital | Hospital | Hospital | 622
  mental-health | Psychotherapy and mental health | MedicalBusiness | 621330
  physiotherapy | Physiotherapy and chiropractic | MedicalBusiness | 6213
  pharmacy | Pharmacy | Pharmacy | 456110
  veterinary | Veterinary practice | VeterinaryCare | 541940
  elder-care | Home and elder care | MedicalBusiness | 6216
  alternative-medicine | Naturopathy and alternative medicine | MedicalBusiness | 621399
  optician | Optician and hearing care | Optician | 456130
beauty-wellness | Beauty and wellness
  hair-salon | Hair salon and barber | HairSalon | 812112
  beauty-salon | Beauty salon and cosmetics studio | BeautySalon | 812112
  spa | Spa and massage | DaySpa | 812199
  tattoo | Tattoo and piercing | TattooParlor | 812199
  yoga | Yoga and pilates studio | SportsActivityLocation | 713940
fitness-sport | Fitness and sport
  gym | Gym and fitness studio | ExerciseGym | 713940
  personal-training | Personal training and fitness coaching | HealthClub | 812990
  sports-club | Sports club | SportsClub | 713990
  martial-arts | Martial arts and dance school | SportsActivityLocation | 611620
  outdoor-activities | Outdoor activities and guides | SportsActivityLocation | 713990
home-trades | Trades and home services
  plumbing-heating | Plumbing and heating | Plumber | 238220
  electrician | Electrical contractor | Electrician | 238210
  builder | Building and renovation contractor | GeneralContractor | 236
  roofing | Roofing | RoofingContractor | 238160
  painting | Painting and decorating | HousePainter | 238320
  carpentry | Carpentry, joinery and kitchens | HomeAndConstructionBusiness | 238350
  cleaning | Cleaning service | HomeAndConstructionBusiness | 561720
  gardening | Gardening and landscaping | HomeAndConstructionBusiness | 561730
  moving | Removals and storage | MovingCompany | 484210
  locksmith-security | Locksmith and security systems | Locksmith | 561620
  pest-control | Pest control | HomeAndConstructionBusiness | 561710
  solar | Solar and energy systems | HomeAndConstructionBusiness | 238220
repair | Repair and technical service
  computer-repair | Computer and phone repair | ComputerStore | 811210
  appliance-repair | Appliance repair | LocalBusiness | 811412
  it-support | IT support and managed services | ProfessionalService | 541513
automotive | Automotive
  car-dealer | Car dealer | AutoDealer | 4411
  car-repair | Car repair and garage | AutoRepair | 8111
  car-rental | Car and vehicle rental | AutoRental | 5321
  car-wash | Car wash and detailing | AutoWash | 811192
  driving-school | Driving school | EducationalOrganization | 611692
  bicycle | Bicycle shop and repair | BikeStore | 459110
property | Property and construction
  real-estate | Real estate agency | RealEstateAgent | 5312
  property-management | Property management | RealEstateAgent | 531311
  architect | Architecture and planning | ProfessionalService | 541310
  interior-design | Interior design | ProfessionalService | 541410
  civil-engineering | Engineering office | ProfessionalService | 541330
  coworking | Coworking and office space | LocalBusiness | 531120
legal-finance | Legal and financial services
  law-firm | Law firm | LegalService | 5411
  notary | Notary | Notary | 541120
  accounting | Accounting and tax advice | AccountingService | 5412
  insurance | Insurance | InsuranceAgency | 524
  bank | Bank and lending | BankOrCreditUnion | 522
  financial-advice | Financial advice and wealth management | FinancialService | 523940
  payments-fintech | Payments and financial software | FinancialService | 522320
business-services | Business services
  management-consulting | Management consulting | ProfessionalService | 541611
  hr-recruiting | Recruiting and human resources | EmploymentAgency | 5613
  coaching | Business and life coaching | ProfessionalService | 611430
  training-provider | Corporate training | EducationalOrganization | 611430
  translation | Translation and interpreting | ProfessionalService | 541930
  safety-environment | Occupational safety and environmental consulting | ProfessionalService | 541620
  accessibility-consulting | Digital accessibility consulting | ProfessionalService | 541519
  logistics | Logistics and freight | LocalBusiness | 4885
  call-centre | Call centre and virtual assistance | ProfessionalService | 561421
  printing | Printing and signage | LocalBusiness | 3231
  security-services | Security services | LocalBusiness | 561612
  research-services | Research and laboratory services | ResearchOrganization | 5417
marketing-design | Marketing, design and media
  web-agency | Web design and development agency | ProfessionalService | 541511
  marketing-agency | Marketing and advertising agency | ProfessionalService | 541810
  seo-agency | Search marketing agency | ProfessionalService | 541810
  graphic-design | Graphic design and branding | ProfessionalService | 541430
  photography | Photography | ProfessionalService | 541921
  video-production | Film and video production | ProfessionalService | 512110
  public-relations | Public relations | ProfessionalService | 541820
  copywriting | Writing and editing | ProfessionalService | 711510
software | Software and internet
  analytics-software | Analytics and data software | SoftwareApplication | 513210
  crm-marketing-software | CRM and marketing software | SoftwareApplication | 513210
  productivity-software | Productivity and collaboration software | SoftwareApplication | 513210
  developer-tools | Developer tools and infrastructure | SoftwareApplication | 513210
  database-software | Database software | SoftwareApplication | 513210
  ai-software | AI software | SoftwareApplication | 513210
  dictation-software | Dictation and speech software | SoftwareApplication | 513210
  security-software | Security software | SoftwareApplication | 513210
  ecommerce-software | E-commerce software | SoftwareApplication | 513210
  education-software | Learning software | SoftwareApplication | 513210
  health-software | Health software | SoftwareApplication | 513210
  mobile-app | Mobile app | MobileApplication | 513210
  software-development | Custom software development | ProfessionalService | 541511
  hosting | Hosting and cloud services | Organization | 518210
  open-source-project | Open-source project | SoftwareSourceCode | 513210
  games | Games | VideoGame | 513210
  hardware | Hardware and electronics maker | Organization | 334
education | Education
  school | School | School | 6111
  preschool | Preschool and day care | Preschool | 6244
  university | University and college | CollegeOrUniversity | 6113
  language-school | Language school | EducationalOrganization | 611630
  tutoring | Tutoring | EducationalOrganization | 611691
  music-school | Music and art school | EducationalOrganization | 611610
  online-courses | Online courses | EducationalOrganization | 611710
  school-support | School support association | NGO | 813410
nonprofit | Nonprofit and community
  charity | Charity | NGO | 8133
  nonprofit-services | Support services for nonprofits | NGO | 813319
  foundation | Foundation and grantmaker | NGO | 813211
  animal-welfare | Animal welfare | NGO | 813312
  environment | Environmental organisation | NGO | 813312
  association | Association and club | Organization | 8134
  professional-association | Professional and trade association | Organization | 8139
  political | Political organisation | Organization | 813940
  youth-organisation | Youth and student organisation | Organization | 813410
religion | Religion
  church | Church and parish | Church | 8131
  mosque | Mosque and Islamic centre | Mosque | 8131
  synagogue | Synagogue and Jewish community | Synagogue | 8131
  temple | Temple and spiritual centre | PlaceOfWorship | 8131
science | Science and research
  research-project | Research project and consortium | ResearchProject | 541720
  research-institute | Research institute | ResearchOrganization | 5417
  museum-archive | Museum and archive | Museum | 7121
  library | Library | Library | 519210
events | Events
  hackathon | Hackathon and student technology event | Event | 711320
  conference | Conference and trade fair | Event | 561920
  festival | Festival and concert | Festival | 711320
  wedding | Wedding and party services | EventVenue | 812990
  event-agency | Event agency and venue | EventVenue | 711310
travel | Travel and hospitality
  hotel | Hotel | Hotel | 7211
  holiday-rental | Holiday home and guest house | LodgingBusiness | 721191
  camping | Camping | Campground | 7212
  travel-agency | Travel agency and tours | TravelAgency | 5615
  tourism-board | Destination and tourism office | TouristInformationCenter | 561591
  transport | Taxi, coach and passenger transport | TaxiService | 485
arts | Arts and entertainment
  artist | Artist and gallery | ArtGallery | 7115
  musician | Musician and band | MusicGroup | 711130
  theatre | Theatre and performing arts | PerformingArtsTheater | 7111
  cinema | Cinema | MovieTheater | 512131
  leisure | Leisure park and attractions | AmusementPark | 7131
media | Media and publishing
  news | News and magazine | NewsMediaOrganization | 5131
  blog-podcast | Blog, podcast and newsletter | Blog | 516210
  publisher | Publisher | Organization | 5131
  personal-site | Personal site and portfolio | Person | 711510
manufacturing | Manufacturing and industry
  machinery | Machinery and equipment | Organization | 333
  metal-work | Metal work and components | Organization | 332
  chemicals-materials | Chemicals and materials | Organization | 325
  textiles | Textiles | Organization | 313
  wholesale | Wholesale and distribution | WholesaleStore | 42
  packaging | Packaging | Organization | 322
energy-environment | Energy, water and recycling
  energy-supplier | Energy supplier | Organization | 221
  recycling | Recycling and waste | RecyclingCenter | 562
  renewable-developer | Renewable energy development | Organization | 2211
agriculture | Agriculture and animals
  farm | Farm and direct sales | LocalBusiness | 11
  pet-services | Pet grooming, boarding and training | AnimalShelter | 812910
  horse | Riding school and stable | SportsActivityLocation | 713990
public | Public bodies
  municipality | Municipality and public authority | GovernmentOrganization | 921
  fire-rescue | Fire and rescue service | FireStation | 922160
  public-service | Public service and utility | GovernmentService | 92
`;

function readTable(): { sectors: Sector[]; leaves: IndustryLeaf[] } {
  const sectors: Sector[] = [];
  const leaves: IndustryLeaf[] = [];
  for (const line of TABLE.split('\n')) {
    const [id = '', label = '', schemaOrg = '', naics = ''] = line.split('|').map((part) => part.trim());
    if (id === '') continue;
    if (line.startsWith('  ')) leaves.push({ id, label, sector: sectors.at(-1)?.id ?? '', schemaOrg, naics });
    else sectors.push({ id, label });
  }
  return { sectors, leaves };
}

const table = readTable();
export const SECTORS: readonly Sector[] = table.sectors;
export const INDUSTRY_LEAVES: readonly IndustryLeaf[] = table.leaves;

/** The leaf with this id, if there is one. */
export function industryLeaf(id: string): IndustryLeaf | undefined {
  return INDUSTRY_LEAVES.find((leaf) => leaf.id === id);
}
