/** Well-known names of software, education and institutions: leaf id of the taxonomy, then `name | host` per line. */
export const SOFTWARE_AND_INSTITUTIONS = `
analytics-software
  Tableau | tableau.com
  Looker | looker.com
  Power BI | powerbi.microsoft.com
  Mixpanel | mixpanel.com
  Amplitude | amplitude.com
  Metabase | metabase.com
  Domo | domo.com
  PostHog | posthog.com
  ThoughtSpot | thoughtspot.com
crm-marketing-software
  Salesforce | salesforce.com
  HubSpot | hubspot.com
  Pipedrive | pipedrive.com
  Zoho CRM | zoho.com
  Mailchimp | mailchimp.com
  ActiveCampaign | activecampaign.com
  Freshworks | freshworks.com
  Klaviyo | klaviyo.com
productivity-software
  Notion | notion.com
  Asana | asana.com
  Trello | trello.com
  monday.com | monday.com
  ClickUp | clickup.com
  Airtable | airtable.com
  Slack | slack.com
  Linear | linear.app
developer-tools
  GitHub | github.com
  GitLab | gitlab.com
  Vercel | vercel.com
  Netlify | netlify.com
  JetBrains | jetbrains.com
  CircleCI | circleci.com
  Postman | postman.com
  Sentry | sentry.io
database-software
  MongoDB | mongodb.com
  PostgreSQL | postgresql.org
  Redis | redis.io
  Couchbase | couchbase.com
  Apache Cassandra | cassandra.apache.org
  MySQL | mysql.com
  MariaDB | mariadb.org
  ArangoDB | arango.ai
  RavenDB | ravendb.net
ai-software
  OpenAI | openai.com
  Anthropic | anthropic.com
  Jasper | jasper.ai
  Hugging Face | huggingface.co
  Cohere | cohere.com
  Mistral AI | mistral.ai
  Writer | writer.com
  Copy.ai | copy.ai
dictation-software
  Wispr Flow | wisprflow.ai
  Superwhisper | superwhisper.com
  Dragon by Nuance | nuance.com
  Otter.ai | otter.ai
  Aqua Voice | aquavoice.com
  MacWhisper | goodsnooze.com
  Speechify | speechify.com
  Willow | willowvoice.com
  Talon Voice | talonvoice.com
security-software
  CrowdStrike | crowdstrike.com
  1Password | 1password.com
  Bitwarden | bitwarden.com
  Okta | okta.com
  Malwarebytes | malwarebytes.com
  Snyk | snyk.io
  Cloudflare | cloudflare.com
  Sophos | sophos.com
ecommerce-software
  Shopify | shopify.com
  BigCommerce | bigcommerce.com
  WooCommerce | woocommerce.com
  Wix | wix.com
  Squarespace | squarespace.com
  PrestaShop | prestashop.com
  Shopware | shopware.com
  Ecwid | ecwid.com
education-software
  Canvas | instructure.com
  Moodle | moodle.org
  Google Classroom | classroom.google.com
  Kahoot! | kahoot.com
  Blackboard | anthology.com
  Schoology | powerschool.com
  Quizlet | quizlet.com
  Thinkific | thinkific.com
payments-fintech
  Stripe | stripe.com
  PayPal | paypal.com
  Square | squareup.com
  Adyen | adyen.com
  Mollie | mollie.com
  Wise | wise.com
  SumUp | sumup.com
  GoCardless | gocardless.com
software-development
  Thoughtworks | thoughtworks.com
  EPAM | epam.com
  Toptal | toptal.com
  Netguru | netguru.com
  BairesDev | bairesdev.com
  Intellectsoft | intellectsoft.net
  ScienceSoft | scnsoft.com
  Andela | andela.com
hosting
  DigitalOcean | digitalocean.com
  Hetzner | hetzner.com
  SiteGround | siteground.com
  Bluehost | bluehost.com
  Hostinger | hostinger.com
  IONOS | ionos.com
  OVHcloud | ovhcloud.com
  Kinsta | kinsta.com
online-courses
  Coursera | coursera.org
  Udemy | udemy.com
  edX | edx.org
  Skillshare | skillshare.com
  MasterClass | masterclass.com
  Khan Academy | khanacademy.org
  FutureLearn | futurelearn.com
  Pluralsight | pluralsight.com
language-school
  Berlitz | berlitz.com
  EF Education First | ef.com
  Goethe-Institut | goethe.de
  Instituto Cervantes | cervantes.es
  Alliance Française | alliancefr.org
  British Council | britishcouncil.org
  Babbel | babbel.com
  Inlingua | inlingua.com
tutoring
  Kumon | kumon.com
  Sylvan Learning | sylvanlearning.com
  Varsity Tutors | varsitytutors.com
  Wyzant | wyzant.com
  Huntington Learning Center | huntingtonhelps.com
  Mathnasium | mathnasium.com
  Studienkreis | studienkreis.de
  MyTutor | mytutor.co.uk
school-support
  PTA | pta.org
  DonorsChoose | donorschoose.org
  Parentkind | parentkind.org.uk
  AdoptAClassroom.org | adoptaclassroom.org
  Children in Need | bbcchildreninneed.co.uk
  brotZeit | brotzeit.schule
  Teach First | teachfirst.org.uk
  Deutsche Kinder- und Jugendstiftung | dkjs.de
charity
  Save the Children | savethechildren.org
  Oxfam | oxfam.org
  Red Cross | redcross.org
  UNICEF | unicef.org
  Feeding America | feedingamerica.org
  Habitat for Humanity | habitat.org
  The Salvation Army | salvationarmyusa.org
  World Vision | worldvision.org
nonprofit-services
  TechSoup | techsoup.org
  Candid | candid.org
  Blackbaud | blackbaud.com
  GlobalGiving | globalgiving.org
  Taproot Foundation | taprootfoundation.org
  National Council of Nonprofits | councilofnonprofits.org
  NTEN | nten.org
  Catchafire | catchafire.org
  Stiftung Bildung | stiftungbildung.org
animal-welfare
  ASPCA | aspca.org
  RSPCA | rspca.org.uk
  Humane World for Animals | humaneworld.org
  Best Friends Animal Society | bestfriends.org
  Dogs Trust | dogstrust.org.uk
  PETA | peta.org
  World Animal Protection | worldanimalprotection.org
  Tierschutzbund | tierschutzbund.de
environment
  WWF | worldwildlife.org
  Greenpeace | greenpeace.org
  Sierra Club | sierraclub.org
  The Nature Conservancy | nature.org
  Friends of the Earth | foe.org
  NABU | nabu.de
  Earthjustice | earthjustice.org
  Ocean Conservancy | oceanconservancy.org
research-project
  ManyBabies | manybabies.org
  ManyPrimates | manyprimates.github.io
  Psychological Science Accelerator | psysciacc.org
  Dog Aging Project | dogagingproject.org
  Darwin's Ark | darwinsark.org
  Zooniverse | zooniverse.org
  Center for Open Science | cos.io
  Human Cell Atlas | humancellatlas.org
research-institute
  Max Planck Society | mpg.de
  Fraunhofer | fraunhofer.de
  Broad Institute | broadinstitute.org
  Salk Institute | salk.edu
  CNRS | cnrs.fr
  SRI International | sri.com
  Wellcome Sanger Institute | sanger.ac.uk
  Allen Institute | alleninstitute.org
hackathon
  Major League Hacking | mlh.io
  Hack the North | hackthenorth.com
  HackMIT | hackmit.org
  PennApps | pennapps.com
  TreeHacks | treehacks.com
  Hack Cambridge | hackcambridge.com
  HackZurich | hackzurich.com
  Junction | hackjunction.com
  DurHack | durhack.com
conference
  Web Summit | websummit.com
  SXSW | sxsw.com
  TED | ted.com
  CES | ces.tech
  Slush | slush.org
  re:publica | re-publica.com
  Money20/20 | money2020.com
  NDC Conferences | ndcconferences.com
church
  Hillsong | hillsong.com
  Life.Church | life.church
  Saddleback Church | saddleback.com
  Holy Trinity Brompton | htb.org
  Elevation Church | elevationchurch.org
  Redeemer Presbyterian Church | redeemer.com
  North Point Community Church | northpoint.org
  ICF Church | icf.church
blog-podcast
  Substack | substack.com
  Medium | medium.com
  Ghost | ghost.org
  beehiiv | beehiiv.com
  Spotify for Creators | creators.spotify.com
  WordPress.com | wordpress.com
  Buzzsprout | buzzsprout.com
  Patreon | patreon.com
news
  The Guardian | theguardian.com
  BBC News | bbc.com
  The New York Times | nytimes.com
  Reuters | reuters.com
  Der Spiegel | spiegel.de
  El País | elpais.com
  Le Monde | lemonde.fr
  The Washington Post | washingtonpost.com
machinery
  Siemens | siemens.com
  Trumpf | trumpf.com
  Caterpillar | caterpillar.com
  Bosch Rexroth | boschrexroth.com
  Komatsu | komatsu.com
  ABB | abb.com
  Atlas Copco | atlascopco.com
  DMG Mori | dmgmori.com
`;
