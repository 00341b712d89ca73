import type { CueTable } from './cue-table.ts';

/** Cues of the sector software and internet. */
export const SOFTWARE_CUES: CueTable = {
  'analytics-software': [
    'analytics platform | data analytics | business intelligence | dashboards | data visuali* | product analytics | web analytics | analytics software | reporting tool | data platform | etl | data pipeline* | datenanalyse | analyse de donnees | analitica | データ分析',
    'metrics | insights | reports | kpi* | charts | data sources | queries | real-time | funnel* | events | visualization',
  ],
  'crm-marketing-software': [
    'crm | email marketing | marketing automation | sales software | lead generation software | customer engagement platform | newsletter software | helpdesk software | live chat software | customer support software | survey tool | form builder | landing page builder | link shortener | 顧客管理',
    'contacts | pipeline | campaigns | leads | segments | automation* | sales team* | customers | inbox',
  ],
  'productivity-software': [
    'productivity | project management software | task management | note-taking | notes app | to-do | collaboration tool | team chat | calendar app | document management | time tracking | workflow automation | knowledge base software | wiki software | password manager | scheduling software | file sharing | kanban | 業務効率化 | タスク管理 | グループウェア',
    'tasks | teams | workspace* | boards | sync | reminders | documents | notes | shortcuts | organize | workflow* | templates',
  ],
  'developer-tools': [
    'developer tool* | developer platform | sdk | api | command line | cli tool | ci cd | devops | infrastructure as code | code editor | ide | framework | library for | javascript | typescript | python | rust | golang | kubernetes | docker | compiler | programming language | package manager | testing framework | static site generator | web framework | npm install | pip install | git | linter | web server | build tool | observability | 開発者向け',
    'developers | documentation | docs | open source | github | install | repository | code | deploy | integrations | plugins | release* | changelog | runtime | terminal',
  ],
  'database-software': [
    'database | nosql | sql database | relational database | document database | graph database | time series | key-value store | data store | vector database | replication | datenbank* | base de donnees | base de datos | データベース',
    'query | queries | index* | cluster | sync | json | scalab* | storage | nodes | transactions | acid | sharding',
  ],
  'ai-software': [
    'artificial intelligence | ai platform | ai software | machine learning | large language model* | llm | chatbot* | generative ai | ai assistant | ai agent* | deep learning | computer vision | ai tool* | kunstliche intelligenz | intelligence artificielle | inteligencia artificial | 人工知能 | 生成ai | ai solutions | ai automation | ai company | ai consult* | ai workflow* | conversational ai | ki losung* | ki software | solutions ia | ai powered | aiソリューション',
    'gpt | models | prompt* | ai-powered | neural | training data | inference | automation | agents | embeddings | ai | ki',
  ],
  'dictation-software': [
    'dictation | voice typing | speech to text | speech-to-text | voice input | transcription | transcribe* | speech recognition | voice to text | text to speech | diktier* | spracherkennung | reconnaissance vocale | dictado | transcripcion | 音声入力 | 文字起こし',
    'voice | microphone | speak | audio | hotkey | accent* | filler words | whisper | speaking',
  ],
  'security-software': [
    'cybersecurity | antivirus | vpn | encryption | vulnerability | penetration test* | identity management | endpoint protection | firewall | secure messaging | privacy tool | threat detection | it-sicherheit | cybersecurite | ciberseguridad | single sign-on | authentication | セキュリティ対策',
    'threats | attacks | malware | compliance | passwords | secure | zero trust | audit logs | encrypted | privacy',
  ],
  'ecommerce-software': [
    'e-commerce platform | ecommerce platform | online store builder | shopping cart software | shop software | shopsystem | point of sale software | pos system | inventory management software | headless commerce | dropshipping | ecサイト構築',
    'merchants | checkout | orders | catalog | storefront* | inventory | plugins | themes',
  ],
  'education-software': [
    'e-learning platform | learning management system | lms | learning app | education software | edtech | quiz app | flashcards | classroom software | language learning app | lernplattform | plateforme d apprentissage | plataforma educativa | eラーニング',
    'students | teachers | lessons | learners | courses | progress | classroom | quizzes',
  ],
  'health-software': [
    'health software | telemedicine | telehealth | practice management software | electronic health record* | ehr | digital health | fitness app | health app | medical software | praxissoftware | esante | telemedicina | 電子カルテ',
    'patients | clinicians | hipaa | appointments | records | symptom* | wearable* | health data',
  ],
  'mobile-app': [
    'mobile app | ios app | android app | app store | google play | download the app | iphone app | app for iphone | smartphone app | aplicacion movil | application mobile | アプリ | web app | free app | available apps | phone app | apps for | progressive web app',
    'iphone | android | ios | ipad | notifications | screenshots | widget* | free download | in-app | app | apps | your phone | install | gps | offline | tablet | device*',
  ],
  'software-development': [
    'custom software | software development company | software house | bespoke software | app development company | mobile app development | software engineering services | softwareentwicklung | individualsoftware | developpement logiciel | developpement sur mesure | desarrollo de software | software a medida | softwareagentur | 受託開発 | システム開発 | ソフトウェア開発 | software development | software solutions | it solutions | workflow automation services | systems integration | integration services | app entwicklung | softwarehaus | agence de developpement | desarrollo de aplicaciones | ソフトウェア',
    'agile | developers | engineering team | cloud | integration | prototyp* | legacy | mvp | technology stack | web applications | software | apis',
  ],
  hosting: [
    'web hosting | cloud hosting | vps | dedicated servers | domain registration | domain names | data center | data centre | cloud services | managed hosting | server hosting | internet provider | broadband | fibre internet | hebergement web | hebergeur | alojamiento web | webhosting | rechenzentrum | colocation | isp | レンタルサーバー',
    'servers | uptime | bandwidth | ssl | domains | backups | storage | latency | network',
  ],
  'open-source-project': [
    'open source project | open-source project | free software | free and open source | open source software | contribut* | source code | github repository | mailing list* | apache license | mit license | gpl | freie software | logiciel libre | software libre | オープンソース',
    'open source | github | community | documentation | download | releases | maintainers | issues | pull requests | license | contributors',
  ],
  games: [
    'video game* | game studio | game development | indie game* | board game* | multiplayer | gaming | role-playing | minecraft | tabletop | game server | esports | videospiel* | jeu video | jeux de societe | videojuego* | steam | ゲーム | survival game | simulation game | discord bot | discord game | mobile game* | card game* | browser game*',
    'players | play | levels | characters | gameplay | quest* | puzzle* | trailer | wishlist | rpg | survival | simulation | loot | pvp | game',
  ],
  hardware: [
    'hardware maker | electronics design | circuit board* | microcontroller* | arduino | raspberry pi | pcb | embedded systems | sensors | iot devices | 3d printer* | robotics | open hardware | keyboards maker | elektronikentwicklung | electronique embarquee | drones | 電子機器',
    'firmware | board | modules | prototype* | usb | bluetooth | device* | kit | schematics | enclosure',
  ],
};
