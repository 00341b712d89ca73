/* What guessing programs try first. Written as words and the ways people lengthen them, which is how the well-known lists of leaked passwords read. */

/** Whole passwords of at least eight characters that lead every list of leaked ones. */
const WHOLE = `
12345678 123456789 1234567890 12345678910 0123456789 1234567891 0987654321 9876543210 987654321 87654321 11111111 111111111 1111111111
00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 12341234
123412345 123123123 12312312 1231231234 11223344 1122334455 112233445566 121212121 12121212 123321123 12344321 1234554321 123454321
11112222 10101010 01010101 13131313 14141414 20202020 25252525 69696969 12301230 123456123 123456654321 147258369 147852369 159753456
159357258 741852963 789456123 789456123a 963852741 369258147 321654987 456789123 123789456 01234567 012345678 23456789 102030405060
10203040 1020304050 31415926 314159265 19871987 19881988 19891989 19901990 19911991 19921992 20002000 20012001 20102010 20202021
qwertyui qwertyuiop qwertyuio qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 qwertyqwerty qwerqwer qwer1234
qweasdzxc qweasdzxc123 qweasd123 qweqweqwe qwe123qwe qwe123456 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc qazwsxedcrfv qazwsx123
qazxswedc qazqazqaz 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz1qaz zaq12wsx zaq1xsw2 zaq1zaq1 2wsx3edc
!qaz2wsx 1qaz@wsx 1qaz!qaz q1q1q1q1 asdfghjk asdfghjkl asdfghjkl1 asdfasdf asdf1234 asdfqwer asdqwe123 asdasdasd asd123456 asd123asd
asdf12345 a1s2d3f4 a1s2d3f4g5 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvzxcv zxcv1234 zxcasdqwe zxczxczxc zxc123456 1234qwer 123qweasd
123qwe123 123qweasdzxc 12qwaszx 12345qwert 123456qwerty 1234abcd 123abc123 12345abc 123456abc 1a2b3c4d a1b2c3d4 a1b2c3d4e5 abcd1234
abcd12345 abcd123456 abc12345 abc123456 abc123abc abc1234567 abcdefgh abcdefghi abcdefghij abcdef123 abcdefg1 abcdefg123 abcabcabc aaaaaaaa
aaaaaaaaaa aa123456 aa12345678 a1234567 a12345678 a123456789 a1b2c3d4 aaa11111 aaaa1111 asdf;lkj as123456 ab123456 z1234567 zzzzzzzz
xxxxxxxx qqqqqqqq wwwwwwww 1password 12345678a 123456789a 123456789q 1234567q 12345678q 1234567a 123456aa 123456789z 1234567890q
password passw0rd password. p@ssw0rd p@ssword pa55word pa$$word pa$$w0rd p@$$w0rd p@55w0rd passwort passwords passwort1 passpass passw0rd1
passw0rd! p@ssw0rd1 p@ssw0rd! p@ssw0rd123 p@ssword1 p@ssword123 password01 password02 password00 password007 password10 password11
password13 password22 password69 password99 password2020 password2021 password2022 password2023 password2024 password2025 password2026
mypassword mypassword1 thepassword yourpassword newpassword oldpassword changepassword nopassword passcode passport motdepasse contrasena
contraseña senha123 senha1234 haslo123 parola123 wachtwoord salasana lozinka123 motdepasse1 contraseña1 heslo123 kennwort kennwort1
iloveyou iloveyou1 iloveyou2 iloveyou3 iloveyou12 iloveyou123 iloveyou! iloveyouu iloveyous iloveme1 iloveme123 ilovehim ilovegod iloveher
ilovejesus ilovemom ilovemymom ilovemyself ilovemusic ilovelife iluvyou2 iloveu123 iloveyousomuch loveyou1 loveyou123 lovelove loveme123
lovelife loveforever loverboy lovergirl lovebird lovely123 lovebug1 youandme justme123 teamoteamo teamomucho tequiero tequieromucho
teamo123 jetaime1 welcome1 welcome12 welcome123 welcome1234 welcome! welcome1! welcome01 welcome2 welcomehome letmein1 letmein12 letmein123
letmein! letmeinnow opensesame whatever whatever1 whatever2 trustno1 trustno1! trustnoone startrek starwars starwars1 starwars123 stargate
administrator admin123 admin1234 admin12345 admin123456 admin@123 admin123! adminadmin admin2020 admin2021 admin2022 admin2023 admin2024
admin2025 adminpass administrator1 root1234 root12345 rootroot rootpass toortoor guest123 guestguest test1234 test12345 test123456
testtest testtest1 testing1 testing123 testuser testpass temp1234 temp12345 temppass temporary default1 changeme changeme1 changeme123
changeit changeit1 qwertyui1 secret12 secret123 secret1234 secretsecret mysecret supersecret topsecret access14 access123 accesses master12
master123 mastermind masterkey server123 oracle123 cisco123 manager1 manager123 service1 support1 support123 helpdesk systemadmin sysadmin
superuser superman superman1 supergirl supernova superstar superstar1 batman123 spiderman spiderman1 spider123 wolverine ironman1 ironman123
pokemon1 pokemon12 pokemon123 pikachu1 pikachu123 naruto123 minecraft minecraft1 minecraft123 fortnite1 fortnite123 roblox123 playstation
playstation3 xbox360360 nintendo nintendo64 warcraft worldofwarcraft starcraft counterstrike runescape runescape1 finalfantasy halflife
zelda123 mario123 sephiroth dragonball dragonballz gameover gamecube letsplay football football1 football12 football123 baseball baseball1
baseball12 baseball123 basketball basketball1 softball softball1 volleyball volleyball1 hockey12 hockey123 soccer12 soccer123 soccer10
soccer11 lacrosse wrestling gymnastics swimming skateboard snowboard snowboarding quarterback longhorns redskins steelers packers1 cowboys1
dodgers1 yankees1 yankees2 lakers24 raiders1 broncos1 eagles123 chelsea1 chelsea123 chelseafc arsenal1 arsenal123 liverpool liverpool1
liverpool123 everton1 manchester manunited manutd123 barcelona barcelona1 realmadrid realmadrid1 juventus juventus1 galatasaray fenerbahce
besiktas benfica1 corinthians flamengo palmeiras bocajuniors riverplate ferrari1 ferrari123 mercedes mercedes1 porsche1 porsche911 corvette
corvette1 mustang1 mustang123 camaro123 chevrolet chevy123 lamborghini volkswagen yamaha123 kawasaki suzuki123 harley123 harleydavidson
princess princess1 princess12 princess123 princesa princesa1 prince123 sunshine sunshine1 sunshine12 sunshine123 sunflower sunflower1
butterfly butterfly1 beautiful beautiful1 babygirl babygirl1 babygirl12 babygirl123 babyboy1 babydoll babyface babylove sweetheart sweetie1
sweetpea sweetness sweetgirl honeybee honey123 chocolate chocolate1 cupcake1 cookie123 candy123 strawberry blueberry cherry123 banana123
cheese123 pepper123 ginger123 peanut123 butter123 pumpkin1 pumpkin123 rainbow1 rainbow123 diamond1 diamond123 crystal1 crystal123 precious
precious1 treasure midnight midnight1 moonlight starlight sunlight blackcat blackdog blackbird blackjack blackberry blackstar bluebird
bluemoon bluesky1 bluesky123 redwings redrose1 greenday greenday1 whitewolf silver123 golden123 goldfish purple12 purple123 orange123
yellow123 dolphin1 dolphin123 dolphins elephant elephant1 panther1 panther123 panthers tiger123 tigers123 tigger12 tigger123 snoopy123
scooby123 scoobydoo garfield garfield1 hellokitty hellokitty1 mickey123 mickeymouse minnie123 tinkerbell tweety123 winnie123 spongebob
spongebob1 simpsons shadow12 shadow123 shadow1234 monkey12 monkey123 monkey1234 dragon12 dragon123 dragon1234 phoenix1 phoenix123 falcon123
buster123 bailey123 maggie123 molly123 lucky123 lucky777 rocky123 charlie1 charlie123 charlie12 maxwell1 brandon1 brandy123 jackass1
jackson1 jackson5 jackdaniels budweiser heineken guinness marlboro smokeweed marijuana 420420420 cannabis bobmarley metallica
metallica1 nirvana1 slipknot slipknot1 slipknot666 linkinpark linkinpark1 greenday123 eminem123 blink182 beatles1 pinkfloyd ledzeppelin
ironmaiden guitar123 guitarist rockstar rockstar1 rocknroll musician drummer1 piano123 computer computer1 computer12 computer123 internet
internet1 internet123 windows1 windows10 windows7 microsoft microsoft1 google123 facebook facebook1 facebook123 instagram1 snapchat1
twitter123 youtube1 youtube123 linkedin linkedin1 myspace1 myspace123 hotmail1 yahoo123 gmail123 samsung1 samsung123 iphone123 blackberry1
motorola nokia123 sony1234 dell1234 letmein2 explorer firewall hackthis hacker123 hackerman matrix123 cyberpunk security security1
private1 danger123 killer12 killer123 killer666 hunter12 hunter123 ranger123 soldier1 marines1 airborne commando warrior1 warrior123 warriors
ninja123 samurai1 assassin assassin1 vampire1 vampire123 zombie123 skeleton darkness darkness1 darkangel angel123 angel1234 angelbaby angels123
jesus123 jesuschrist jesus777 jesus1234 jesusislord christ123 christian christian1 blessed1 blessed123 godisgood godisgreat praisegod faith123
believe1 forever1 forever21 forever123 freedom1 freedom123 liberty1 america1 america123 american1 canada123 mexico123 brasil123 england1
england123 london123 newyork1 newyork123 california chicago1 dallas123 texas123 florida1 hawaii123 summer12 summer123 summer2020 summer2021
summer2022 summer2023 summer2024 summer2025 winter12 winter123 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 spring123
spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 autumn123 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 fall2023
fall2024 january1 february november december september september1 october1 christmas christmas1 halloween birthday birthday1 happyday happy123
happy1234 happiness smile123 smiley123 laughing newlife1 goodluck goodlife goodgirl badboy123 badgirl1 bigdaddy bigboy123 daddy123 daddysgirl
mommy123 mother123 father123 brother1 sister123 family123 grandma1 grandpa1 godfather bitch123 fuckyou1 fuckyou12 fuckyou123 fuckyou! fuckyou2
fuckoff1 fuckthis asshole1 asshole123 bullshit pussycat pussy123 sexygirl sexybitch sexy1234 sexylady playboy1 playboy123 stupid123 nothing1
nothing123 noname123 nobody123 anything something something1 everything anonymous username user1234 username1 unknown1 helloworld hello123
hello1234 hello12345 hellohello hello123! goodbye1 letmepass jennifer jennifer1 jessica1 jessica123 michelle michelle1 michael1 michael12
michael123 michaela samantha samantha1 stephanie stephanie1 victoria victoria1 elizabeth elizabeth1 nicole12 nicole123 ashley12 ashley123
amanda123 andrea123 brittany brittany1 caroline catherine charlotte christina christine christopher courtney danielle danielle1 daniel12
daniel123 anthony1 anthony123 alexander alexander1 alexandra alexandra1 alejandra alejandro alexis123 benjamin benjamin1 cristina cristiano
cristiano7 cameron1 carolina dominic1 fernando fernanda florence francisco gabriel1 gabriela gabriella giovanni gonzalez isabella isabelle
jasmine1 jasmine123 jonathan jonathan1 jordan23 jordan123 joseph123 joshua12 joshua123 justin12 justin123 justinbieber katherine kimberly
kimberly1 lauren123 leonardo leonardo1 madison1 madison123 margaret margarita mariposa matthew1 matthew123 melissa1 melissa123 mohammed
muhammad natalie1 natalie123 nicholas nicholas1 olivia123 patricia patricia1 patrick1 patrick123 penelope rebecca1 rebecca123 ricardo1
richard1 richard123 robert12 robert123 rodrigo1 samsung12 sandra123 sebastian sebastian1 santiago taylor13 taylor123 thomas123 tiffany1
valentin valentina valentine vanessa1 vanessa123 veronica william1 william123 zachary1 sitebrief sitebrief1 sitebrief123
`;

/** Words that are lengthened most often, and how. Together some 1,500 more; what comes out shorter than eight characters is never asked about. */
const WORDS =
  'password passwort qwerty admin welcome letmein login master hello monkey dragon shadow sunshine princess football baseball superman iloveyou michael jordan jessica ashley daniel charlie thomas andrew hunter soccer hockey killer pepper ginger summer winter spring autumn flower purple orange secret access test user guest root pass love angel lucky happy money freedom computer internet samsung google apple chelsea liverpool arsenal pokemon naruto batman starwars tiger';
const ENDINGS =
  '1 2 12 123 1234 12345 123456 ! 1! 12! 123! 1234! @1 @12 @123 @1234 #1 #123 01 007 11 22 69 77 88 99 00 321 111 666 777 2000 2010 2020 2021 2022 2023 2024 2025 2026';

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const COMMON = new Set([...words(WHOLE), ...words(WORDS).flatMap((word) => words(ENDINGS).map((ending) => `${word}${ending}`))]);

/**
 * Whether a password is one of those that guessing programs try first, in any case of letters (ASVS 5.0, 6.2.4): a
 * well-known one, a single character repeated, or the person's own e-mail address or its first part.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain) || new Set(plain).size <= 1) return true;
  return email !== '' && (plain === email || plain === email.split('@', 1)[0]);
}
