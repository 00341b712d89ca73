import type { CueTable } from './cue-table.ts';

/** Cues of the sectors food and drink, and retail. */
export const FOOD_RETAIL_CUES: CueTable = {
  restaurant: [
    'restaurant | bistro | trattoria | pizzeria | steakhouse | diner | brasserie | ristorante | restaurante | gasthaus | gaststatte | wirtshaus | taqueria | eatery | sushi bar | speisekarte | fine dining | レストラン | 食堂 | 居酒屋 | cuisine | family restaurant | seafood restaurant | pizza delivery | takeout | imbiss | creperie | food truck | comida | cocina tradicional | eetcafe | osteria | churrascaria | tapas bar | izakaya',
    'menu | dishes | chef | dining | reservation | book a table | entree* | appetizer* | starters | main course* | desserts | pasta | pizza | burgers | tacos | grill | bbq | takeaway | reservierung | mittagstisch | plats | carta | platos | cocina | reserva tu mesa | 料理 | ご予約',
  ],
  cafe: [
    'cafe | coffee shop | coffee house | coffeehouse | tea room | kaffeehaus | salon de the | cafeteria | espresso bar | カフェ | 喫茶店 | koffiebar | koffiehuis | caffetteria',
    'espresso | cappuccino | latte | flat white | barista | brunch | cakes | breakfast | fruhstuck | kuchen | コーヒー',
  ],
  bar: [
    'pub | cocktail bar | wine bar | taproom | nightclub | gastropub | biergarten | beer garden | bar a vin | cerveceria | バー',
    'cocktails | draft beer | happy hour | live music | drinks | spirits | quiz night | craft beer | kneipe',
  ],
  bakery: [
    'bakery | bakeries | patisserie | pastry shop | baker | backerei | konditorei | boulangerie | panaderia | pasteleria | panificio | cake shop | cakery | ベーカリー | パン屋 | 洋菓子店 | ケーキ屋 | bakkerij | panetteria | pasticceria | padaria | confeitaria',
    'pastry | pastries | croissant* | sourdough | baguette* | cakes | bread | breads | cupcakes | cookies | macaron* | tarts | wedding cake* | brot | brotchen | torten | viennoiserie* | gateaux | bolleria | pan artesano | tartas | パン | ケーキ',
  ],
  catering: [
    'catering | caterer* | banqueting | traiteur | cateringservice | partyservice | private chef | ケータリング | 仕出し | cateringbedrijf | servizio catering',
    'buffet | canapes | event menu | corporate lunch* | wedding catering | finger food | party trays | platters | menus for events',
  ],
  'food-producer': [
    'food producer | food manufacturer | dairy | cheesemaker | fromagerie | kaserei | creamery | honey producer | apiary | imkerei | apiculteur | miel | olive oil | olivenol | aceite de oliva | almazara | charcuterie | sausage maker | jam maker | chocolatier | chocolate maker | oil mill | huilerie | food brand | wurstwaren | 醤油 | 味噌',
    'our products | handmade | ingredients | jars | organic | recipes | artisanal | small batch | stockists | cheese | honey | chocolate | bio | naturel',
  ],
  'coffee-subscription': [
    'coffee subscription | coffee roaster* | roastery | specialty coffee | coffee club | kaffeerosterei | torrefaction | torrefacteur | tostador* de cafe | freshly roasted coffee | 自家焙煎 | 焙煎',
    'coffee beans | single origin | roast* | blend | tasting notes | arabica | brew | kaffee | grind | bags of coffee',
  ],
  'brewery-winery': [
    'brewery | winery | vineyard* | distillery | microbrewery | brauerei | weingut | winzer | domaine viticole | vigneron* | bodega* | vinedo* | cidery | craft brewery | cave cooperative | sake brewery | 酒蔵 | ワイナリー | 醸造 | brouwerij | wijngaard | cantina vini | azienda vinicola | birrificio | vinicola | cervejaria | 酒造 | 醸造所',
    'wine | wines | beer | beers | ale | lager | ipa | gin | whisky | tasting | cellar | vintage | grapes | vin | vins | vino | wein | bier | cuvee | terroir',
  ],
  grocery: [
    'grocery | grocer* | supermarket | delicatessen | deli | butcher | meat market | meat shop | carnes | cortes de carne | viandes | fleischerei | metzgerei | greengrocer | fishmonger | farm shop | epicerie | boucherie | poissonnerie | feinkost | lebensmittel | bioladen | supermercado | ultramarinos | carniceria | whole foods | wine shop | スーパー | 八百屋 | slagerij | macelleria | acougue | kaaswinkel | charcuterie | fromagerie',
    'fresh produce | vegetables | fruit | meat | cheese | organic | weekly offers | opening hours | obst | gemuse | local produce',
  ],
  'food-delivery': [
    'meal delivery | food delivery | meal kit* | meal prep | recipe box* | lieferdienst | livraison de repas | comida a domicilio | veg box | 宅配弁当 | フードデリバリー',
    'delivered to your door | weekly menu | prepared meals | skip or cancel | order online | portions | ready meals',
  ],
  fashion: [
    'fashion | clothing | clothes | apparel | boutique | womenswear | menswear | streetwear | dresses | shoes | footwear | mode femme | pret a porter | vetements | bekleidung | damenmode | schuhe | ropa | moda | zapatos | アパレル | 洋服 | ファッション | uniforms',
    'collection | lookbook | size guide | new arrivals | t-shirt* | jeans | jackets | shirts | accessories | sale | styles | wardrobe | bags',
  ],
  jewellery: [
    'jewellery | jewelry | jeweller* | jeweler* | watchmaker | goldsmith | goldschmied | schmuck | uhrmacher | bijouterie | joaillerie | bijoux | joyeria | joyas | engagement rings | ジュエリー | 時計店 | juwelier | gioielleria | joalheria | orfebreria',
    'rings | necklace* | earrings | bracelet* | diamond* | gold | silver | gemstone* | watches | pendant*',
  ],
  'beauty-products': [
    'skincare | skin care products | cosmetics brand | makeup | beauty products | perfume* | soap maker | natural cosmetics | naturkosmetik | cosmetiques | parfumerie | savonnerie | cosmetica natural | 化粧品 | コスメ',
    'serum | moisturi* | lotion | shampoo | soap | soaps | vegan | cruelty free | fragrance | cream | essential oils | bath',
  ],
  furniture: [
    'furniture | home decor | homeware | sofas | mattress* | mobel | mobelhaus | einrichtung | meubles | ameublement | muebles | decoracion del hogar | rugs | lighting store | ceramics | pottery shop | 家具 | インテリア雑貨 | meubelzaak | meubelmaker | mobili su misura | moveis planejados | muebles a medida',
    'tables | chairs | beds | cushions | living room | handmade | oak | wood | showroom | lamps | upholstery | shelves',
  ],
  electronics: [
    'consumer electronics | electronics store | smartphones | laptops | headphones | audio equipment | camera store | elektronikmarkt | electronica | electromenager | 家電 | led lighting | led light* | iluminacion led | eclairage led | led beleuchtung | lighting manufacturer',
    'gadgets | accessories | speakers | monitors | chargers | tv | smart home | warranty | specs | led | watt | lumen*',
  ],
  'books-gifts': [
    'bookshop | bookstore | bookseller* | gift shop | toy shop | toy store | toys | stationery | buchhandlung | spielwaren | librairie | jouets | papeterie | libreria | jugueteria | regalos | souvenir* | 書店 | 雑貨 | 文具',
    'books | gifts | cards | games | puzzles | authors | fiction | children s books | novelties | craft supplies',
  ],
  'sports-outdoor': [
    'sporting goods | outdoor equipment | outdoor gear | ski shop | surf shop | fishing tackle | camping gear | sportgeschaft | sportartikel | articles de sport | articulos deportivos | running shoes | skate shop | スポーツ用品',
    'tents | backpacks | skis | boots | climbing | hiking | boards | wetsuits | gear | equipment',
  ],
  'pet-supplies': [
    'pet shop | pet store | pet supplies | pet food | dog food | cat food | aquarium shop | tierbedarf | zoohandlung | animalerie | tienda de mascotas | ペットショップ | ペット用品',
    'leash* | treats | pet toys | collars | litter | aquarium | kibble',
  ],
  florist: [
    'florist* | flower shop | bouquet* | flower delivery | blumenladen | floristik | blumengeschaft | fleuriste | floristeria | flores a domicilio | floral design | 花屋 | フラワーショップ | bloemist | bloemenwinkel | fioraio | floricultura',
    'flowers | roses | wedding flowers | funeral flowers | wreath* | arrangements | blumen | fleurs | flores | plants',
  ],
  'garden-centre': [
    'garden centre | garden center | plant nursery | nursery plants | houseplants | gartencenter | gartnerei | baumschule | jardinerie | pepiniere | vivero de plantas | seeds | 園芸店 | tuincentrum | vivaio | vivero',
    'plants | shrubs | trees | perennials | pots | compost | gardening tools | pflanzen | soil',
  ],
  'online-marketplace': [
    'marketplace | online marketplace | buy and sell | sellers and buyers | classified ads | auction* | marktplatz | place de marche | mercado en linea | フリマ | マーケットプレイス',
    'listings | sellers | buyers | vendors | post an ad | bid | commission | start selling',
  ],
};
