import type { CueTable } from './cue-table.ts';

/** Cues of the sectors legal and financial services, business services, marketing and design, media. */
export const BUSINESS_MEDIA_CUES: CueTable = {
  'law-firm': [
    'law firm | lawyer* | attorney* | solicitor* | barrister* | legal advice | law office* | rechtsanwalt* | kanzlei | anwalt* | cabinet d avocats | avocat* | abogad* | bufete | despacho juridico | 法律事務所 | 弁護士 | law practice | legal practice | legal practitioners | dispute resolution | legal counsel | property law | corporate law | legal services | advocaat | advocaten* | avvocato | studio legale | advogad* | advocacia | escritorio de advocacia',
    'legal | litigation | family law | divorce | contract* | court | clients | case evaluation | injury | rechtsberatung | derecho | droit',
  ],
  notary: [
    'notary | notaries | notariat | notaire* | notaria | notar | 公証 | notaris | notaio | tabeliao',
    'deeds | certification | signature* | authentication | apostille | acts',
  ],
  accounting: [
    'accountant* | accounting | bookkeep* | tax advis* | tax return* | tax preparation | payroll services | steuerberat* | buchhaltung | wirtschaftsprufer* | expert comptable | expertise comptable | comptabilite | contabilidad | asesoria fiscal | gestoria | cpa | 税理士 | 会計事務所 | tax consult* | tax filing | tax advice | income tax | gst | vat registration | chartered accountant* | audit firm | asesoria contable | contadores | contador publico | lohnbuchhaltung | steuerkanzlei | boekhouder | boekhouding | accountantskantoor | commercialista | contabilidade | estudio contable',
    'vat | payroll | audit | self assessment | annual accounts | steuer* | bilanz | tax | taxes | fiscal | filing | returns | compliance | bookkeeping',
  ],
  insurance: [
    'insurance broker* | insurance agency | insurance company | home insurance | car insurance | life insurance | versicherung* | versicherungsmakler* | assurance auto | courtier en assurance* | seguros | correduria de seguros | 保険代理店 | 保険 | verzekering* | assicurazion* | seguradora',
    'policy | policies | coverage | claims | premium* | quote | broker | insured',
  ],
  bank: [
    'bank | credit union | mortgage* | lender | lending | savings bank | personal loans | sparkasse | volksbank | banque | caisse d epargne | banco | prestamos | hypothek* | microfinance | 銀行 | 信用金庫',
    'loans | savings accounts | credit cards | interest rate* | deposits | online banking | current account',
  ],
  'financial-advice': [
    'financial advis* | financial planner* | financial planning | wealth management | asset management | investment advis* | retirement planning | finanzberat* | vermogensverwalt* | anlageberatung | conseil en gestion de patrimoine | asesor financiero | hedge fund | private equity | venture capital | 資産運用 | hypotheekadvies* | consulenza finanziaria | baufinanzierung | courtier en credit',
    'investments | portfolio* | pension* | retirement | wealth | funds | financial | returns',
  ],
  'payments-fintech': [
    'payment processing | payment gateway | payments platform | fintech | invoicing software | accounting software | banking api | crypto exchange | crypto wallet | blockchain | bitcoin | decentralized finance | expense management | budgeting app | 決済サービス',
    'payments | invoices | transactions | merchants | checkout | wallet | payouts | token*',
  ],
  'management-consulting': [
    'management consult* | business consult* | strategy consult* | consulting firm | consultancy | unternehmensberat* | cabinet de conseil | consultoria empresarial | consultoria | conseil en strategie | change management | organisationsberatung | 経営コンサルティング | コンサルティング',
    'strategy | transformation | advisory | consultants | efficiency | growth | leadership | organisation* | process improvement | beratung | advis*',
  ],
  'hr-recruiting': [
    'recruit* agency | recruitment | recruiting | staffing | headhunt* | executive search | employment agency | talent acquisition | personalvermittlung | personalberatung | zeitarbeit | interim staffing | cabinet de recrutement | agence d emploi | seleccion de personal | recursos humanos | job board | human resources consult* | 人材紹介 | 人材派遣 | 転職 | jobs for | job agency | employment services',
    'candidates | employers | vacancies | jobs | hiring | cv | talent | placements | job seekers',
  ],
  coaching: [
    'life coach* | business coach* | executive coach* | leadership coach* | career coach* | coaching sessions | coach de vie | coaching professionnel | coach personal | mindset coach* | コーチング | coaching | karriereberatung | lebensberatung | coaching individuel | coaching individual | desarrollo personal | developpement personnel',
    'goals | mindset | clarity | breakthrough* | confidence | potential | one-to-one | discovery call | empower* | coach',
  ],
  'training-provider': [
    'corporate training | training provider | training courses | professional training | leadership training | seminar* | schulungen | weiterbildung* | fortbildung* | organisme de formation | formation professionnelle | formacion para empresas | first aid training | first aid courses | 企業研修 | 研修 | training company | staff training | formations | centre de formation | formateur* | formatrice* | schulungsanbieter | inhouse schulung* | seminare | capacitacion* | cursos de formacion | formacion profesional | training programs for',
    'workshops | trainers | certificate | participants | course dates | learning outcomes | attendees | curriculum | formation | formateur | training | learn',
  ],
  translation: [
    'translation services | translator* | interpret* | translation agency | localization services | ubersetzungsburo | ubersetz* | dolmetscher* | traduction* | traducteur* | interprete* | traduccion* | traductor* | sworn translation* | subtitl* | 翻訳 | 通訳 | vertaalbureau | traduzioni | traducoes',
    'languages | certified translation* | documents | proofreading | native speakers | source text | localization',
  ],
  'safety-environment': [
    'occupational safety | occupational health | workplace safety | health and safety consult* | environmental consult* | safety training | fire safety | risk assessment* | arbeitssicherheit | arbeitsschutz | brandschutz | umweltberatung | sicherheitsfachkraft | securite au travail | prevention des risques | seguridad e higiene | higiene y seguridad | seguridad laboral | seguridad industrial | prevencion de riesgos laborales | gestion ambiental | medicina laboral | consultoria ambiental | medio ambiente y seguridad | 労働安全 | 安全衛生',
    'hazard* | compliance | iso 14001 | iso 45001 | audits | accidents | protective equipment | emissions | waste | riesgos | residuos | asesoramiento | incendio* | ergonom* | capacitaciones',
  ],
  'accessibility-consulting': [
    'digital accessibility | web accessibility | accessibility consult* | accessibility audit* | accessibility testing | wcag | wcag audit* | accessibility training | inclusive design | barrierefreiheit | accessibilite numerique | accesibilidad web | section 508 | a11y | ウェブアクセシビリティ',
    'screen reader* | assistive technolog* | disabled | disabilities | compliance | accessible | remediation | usability',
  ],
  logistics: [
    'logistics | freight | shipping company | haulage | courier | warehousing | freight forward* | supply chain | spedition* | logistik* | transporteur | transport routier | logistica | transporte de carga | customs clearance | 物流 | 運送',
    'cargo | pallets | fleet | tracking | delivery | trucks | containers | distribution | warehouse*',
  ],
  'call-centre': [
    'call centre* | call center* | virtual assistant* | answering service | telemarketing | customer support outsourcing | business process outsourcing | burodienst* | secretariat | asistente virtual | televerkauf | コールセンター | 秘書代行',
    'calls | inbound | outbound | admin tasks | agents | back office | data entry',
  ],
  printing: [
    'printing company | print shop | printing services | signage | sign maker* | screen print* | 3d printing service* | embroidery | druckerei | werbetechnik | imprimerie | serigraphie | imprenta | rotulacion | digital print* | 印刷 | 看板 | lichtwerbung | enseigne* lumineuse* | led sign* | digital signage | display systems | illuminated sign* | shop fitting | ladenbau | escaparatismo | agencement de magasin | drukkerij | tipografia | grafica digital',
    'business cards | flyers | banners | posters | brochures | stickers | print | labels | t-shirt printing | led | displays',
  ],
  'security-services': [
    'security guard* | security company | private security | event security | sicherheitsdienst | wachdienst | objektschutz | gardiennage | agent de securite | seguridad privada | vigilancia | private investigat* | detective agency | 警備',
    'patrol* | guards | protection | surveillance | door staff | incidents | bodyguard*',
  ],
  'research-services': [
    'laboratory services | testing laboratory | contract research | market research | clinical trials | biotech* | prufinstitut | laboratoire d analyses | laboratorio de analisis | marktforschung | etudes de marche | genomics | 受託研究 | 検査機関 | bioinformatic* | life science* | genomic* | contract laboratory | diagnostics laboratory | data science services | biotechnolog*',
    'laboratory | samples | analysis | testing | assays | r&d | surveys | respondents | pharmaceutical | omics | dna | biology | scientific',
  ],
  'web-agency': [
    'web design* | web development | website design* | website development | web agency | web developer* | wordpress development | webdesign | webagentur | internetagentur | agence web | creation de site* | diseno web | desarrollo web | agencia digital | digital agency | digital studio | ホームページ制作 | web制作 | ウェブ制作',
    'websites | responsive | e-commerce solutions | landing pages | cms | hosting | ui ux | app development | online presence | mobile app development | full-stack | sites internet',
  ],
  'marketing-agency': [
    'marketing agency | advertising agency | digital marketing | social media marketing | content marketing | media agency | werbeagentur | marketingagentur | agence de communication | agence marketing | agencia de marketing | agencia de publicidad | performance marketing | growth marketing | influencer marketing | 広告代理店 | マーケティング支援 | marketing services | marketing consult* | influencer agency | talent agency | talent management | lead generation agency | kommunikationsagentur | publicidad | communication digitale | マーケティング | 集客支援',
    'campaign* | brand | social media | google ads | leads | conversion* | roi | strategy | advertising | clients | media buying | audience* | sns | instagram | content | influencer*',
  ],
  'seo-agency': [
    'seo agency | search engine optimi* | seo services | seo consult* | ppc agency | suchmaschinenoptimierung | referencement naturel | posicionamiento web | link building | local seo | seo対策',
    'rankings | keywords | organic traffic | backlinks | google | serp | technical seo | audit',
  ],
  'graphic-design': [
    'graphic design* | branding agency | brand identity | logo design | design studio | visual identity | illustration | illustrator* | grafikdesign* | designburo | graphiste* | identite visuelle | diseno grafico | packaging design | product design studio | ux designer* | ui designer* | グラフィックデザイン | デザイン事務所',
    'brand | logo | typography | creative | design | print design | portfolio | identity | art direction',
  ],
  photography: [
    'photograph* | photo studio | portrait photo* | wedding photo* | fotograf* | fotostudio | photographe* | fotografia | headshots | 写真館 | フォトスタジオ | カメラマン | event photography | product photography | fotograaf | fotografo | fotografa | fotografie studio',
    'photos | shoots | photo shoot* | portraits | camera | prints | sessions | gallery | images | family photos | hochzeitsfotos',
  ],
  'video-production': [
    'video production* | film production | videograph* | animation studio | motion graphics | filmproduktion | videoproduktion | production audiovisuelle | produccion audiovisual | productora | post-production | recording studio | podcast production | 映像制作 | 動画制作',
    'videos | films | editing | drone | storyboard | footage | commercials | documentar* | crew | showreel',
  ],
  'public-relations': [
    'public relations | pr agency | press relations | media relations | offentlichkeitsarbeit | relations presse | relaciones publicas | crisis communications | corporate communications | 広報支援',
    'media coverage | press releases | journalists | reputation | messaging | communications',
  ],
  copywriting: [
    'copywrit* | ghostwrit* | editing services | proofread* | content writer | technical writ* | lektorat | texter* | redaction web | redacteur* | redactor* | freelance writer | editor | ライティング | 校正',
    'words | manuscript* | articles | blog posts | content | writing | copy | storytelling',
  ],
  news: [
    'newspaper | news site | online magazine | magazine | breaking news | journalism | zeitung | nachrichten | journal d information | periodico | noticias | revista | newsroom | radio station | tv channel | ニュース | 新聞',
    'editorial | reporters | headlines | latest news | opinion | politics | subscribe | articles | stories | issue',
  ],
  'blog-podcast': [
    'blog | podcast* | newsletter | blogger | episodes | youtube channel | recipe blog | travel blog | tech blog | ブログ | ポッドキャスト',
    'posts | subscribe | listen | archive | tags | categories | comments | read more | posted on | rss',
  ],
  publisher: [
    'publisher | publishing house | publishing company | book publisher | verlag | maison d edition | editorial independiente | academic press | music publisher | 出版社',
    'authors | titles | catalogue | manuscripts | editions | isbn | submissions | forthcoming',
  ],
  'personal-site': [
    'personal website | personal site | personal page | my portfolio | about me | my projects | my blog | i am a | i m a | curriculum vitae | my resume | my cv | resume | portfolio of | software engineer | phd student | freelance developer | personliche website | sobre mi | a propos de moi | 個人サイト | 自己紹介',
    'my work | skills | hobbies | my name is | experience | github | linkedin | cv | currently working | i work | i live | hire me | i love | my | me | myself',
  ],
};
