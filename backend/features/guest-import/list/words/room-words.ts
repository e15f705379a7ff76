import { findPhrases, keysOfWords, tokensOf, wordKey } from "./phrases.ts";

/** What is in a room besides tables, in plans of it. */
const roomWords = `
  entrance, entry, exit, emergency exit, stage, bar, open bar, dance floor, dancefloor, dj, dj booth, band, buffet,
  kitchen, door, doors, window, windows, wall, toilets, restrooms, wc, gift table, gifts, cake, cake table,
  photo booth, photobooth, terrace, garden, lobby, lounge, screen, projector, piano, music, reception, cloakroom,
  wardrobe, aisle, podium, altar, fireplace, pillar, column, stairs, elevator, bridge, pool, catering, candy bar,
  dessert table, coffee, speaker, speakers, eingang, ausgang, notausgang, bühne, theke, tanzfläche, musik, küche, tür,
  fenster, wand, toiletten, geschenke, geschenketisch, torte, fotobox, terrasse, garten, leinwand, beamer, klavier,
  garderobe, empfang, kamin, säule, treppe, entrée, sortie, sortie de secours, scène, piste de danse, cuisine, porte,
  fenêtre, mur, cadeaux, gâteau, jardin, vestiaire, accueil, musique, orchestre, escalier, cheminée,
  buffet des desserts, bufé, bufet, entrada, salida, escenario, barra, barra libre, pista de baile, pista, cocina, puerta, ventana,
  baños, aseos, regalos, mesa de regalos, mesa de dulces, tarta, pastel, fotomatón, terraza, jardín, música, orquesta,
  guardarropa, recepción, ingresso, entrata, uscita, palco, pista da ballo, cucina, porta, finestra, bagni, torta,
  terrazza, giardino, musica, saída, pista de dança, cozinha, janela, banheiros, presentes, bolo, terraço, jardim,
  ingang, uitgang, dansvloer, keuken, deur, raam, toilet, cadeautafel, terras, tuin, muziek, scen, dansgolv, kök,
  dörr, ingång, utgång, scene, dansegulv, køkken, indgang, inngang, utgang, kjøkken, näyttämö, tanssilattia, keittiö,
  sisäänkäynti, wejście, wyjście, scena, parkiet, kuchnia, bufet, zespół, vchod, východ, pódium, taneční parket,
  kuchyně, вход, выход, сцена, бар, танцпол, диджей, кухня, туалет, фуршет, дверь, окно, терраса, вхід, вихід,
  танцмайданчик, bejárat, kijárat, színpad, táncparkett, konyha, intrare, ieșire, scenă, ring de dans, bucătărie,
  είσοδος, έξοδος, σκηνή, πίστα, μπαρ, κουζίνα, giriş, çıkış, sahne, pist, dans pisti, mutfak, مدخل, المدخل, مخرج,
  المسرح, مسرح, منصة, حلبة الرقص, المطبخ, بوفيه, البوفيه, בר, כניסה, יציאה, במה, רחבת ריקודים, רחבה, מטבח, प्रवेश,
  प्रवेश द्वार, मंच, रसोई, lối vào, lối ra, sân khấu, quầy bar, sàn nhảy, pintu masuk, panggung, dapur, 入口, 出口, 舞台,
  吧台, 吧檯, 舞池, 厨房, 廚房, 音响, 签到台, 簽到台, ステージ, バー, ダンスフロア, 受付, main entrance, emergency exits, photo corner, selfie corner,
  selfie station, photo area, photo wall, cocktail bar, drinks bar, sweets, sweets table, candy table, dessert buffet,
  desserts, cake stand, wedding cake, guest book, guestbook, guest book table, welcome table, card table,
  present table, kids corner, kids area, children's corner, play area, smoking area, buffet line, buffet table,
  technician, musicians, live band, violinist, orchestra, backdrop, balcony, sea view, foyer, fire exit, way out,
  way in, dance area, parking, photographer, haupteingang, fluchtweg, notausgänge, tanzboden, tanzbereich,
  hochzeitstorte, kuchenbuffet, kuchentisch, candybar, süßigkeiten, gästebuch, geschenke-tisch, gabentisch, spielecke,
  kinderecke, getränke, cocktailbar, fotoecke, fotowand, fotograf, technik, bedienung, balkon, parkplatz, wc damen,
  wc herren, toilette, nebenraum, rednerpult, empfangstisch, trauung, traubogen, lounge-bereich, raucherbereich,
  entrée principale, issue de secours, bar à cocktails, bar à bonbons, table des cadeaux, table cadeaux, pièce montée,
  gâteau de mariage, photomaton, coin photo, livre d'or, coin enfants, espace enfants, toilettes, balcon, animation,
  musiciens, traiteur, boissons, piste, entrada principal, salida de emergencia, mesa de postres, mesa dulce,
  rincón de fotos, photocall, libro de firmas, zona infantil, rincón infantil, tarta nupcial, pastel de bodas,
  bebidas, cócteles, barra de bebidas, grupo musical, balcón, estacionamiento, aparcamiento, ventanal, escaleras,
  ascensor, chimenea, ingresso principale, uscita di sicurezza, bar aperto, angolo bar, torta nuziale,
  tavolo dei regali, regali, confettata, tavolo confetti, angolo foto, cucine, gruppo musicale, palcoscenico, balcone,
  parcheggio, ascensore, bevande, angolo bimbi, guardaroba, console dj, zona dj, area bimbi, saída de emergência,
  mesa do bolo, mesa de doces, mesa dos presentes, cabine de fotos, cabine de dj, varanda, estacionamento, escada,
  escadas, elevador, lareira, espaço kids, recepção, lembrancinhas, casa de banho, wc feminino, wc masculino, doces,
  pista de dança central, торт, свадебный торт, стол с тортом, подарки, стол для подарков, фотозона, фотобудка,
  фото зона, пресс-волл, сладкий стол, кэнди бар, кенди-бар, музыка, музыканты, оркестр, ди-джей, ведущий,
  диджейский пульт, гардероб, туалеты, выход на террасу, главный вход, запасной выход, лестница, лифт, камин, балкон,
  сад, фонтан, парковка, стена, колонна, экран, проектор, сцена и экран, напитки, десерты, детская зона,
  детский уголок, лаунж, холл, фойе, ресепшен, регистрация, аперитив, президиум, бассейн, 蛋糕, 蛋糕台, 甜品台, 甜品桌, 甜品区, 礼物台,
  礼金台, 签到处, 签到区, 签名墙, 照相区, 拍照区, 合影区, 摄影, 大门, 正门, 门口, 安全出口, 洗手间, 卫生间, 厕所, 音乐, 音响台, 乐队, 主舞台, t台, 红毯, 司仪台, 走道, 过道, 自助餐,
  自助餐台, 酒水, 酒水台, 酒吧, 大屏幕, 屏幕, 投影, 窗户, 花园, 露台, 柱子, 楼梯, 电梯, 休息室, 休息区, 化妆间, 备餐间, 停车场, 儿童区, 香槟塔, 迎宾区, 迎宾牌, 衣帽间, 服务台, 前台,
  跳舞区, dj台, كعكة, الكعكة, كعكة الزفاف, كيكة, الكيك, كيك, تورتة, طاولة الكيك, طاولة الهدايا, الهدايا, هدايا,
  طاولة الحلويات, الحلويات, حلويات, دي جي, الدي جي, دي جيه, موسيقى, الموسيقى, فرقة, الفرقة, الفرقة الموسيقية, كوشة,
  الكوشة, باب, الباب, المدخل الرئيسي, مدخل رئيسي, مخرج الطوارئ, المخرج, خروج, دخول, بار, البار, مشروبات, المشروبات,
  ركن التصوير, التصوير, تصوير, دورات المياه, دورة المياه, حمام, الحمام, الحمامات, شرفة, الشرفة, تراس, حديقة, الحديقة,
  شاشة, الشاشة, نافذة, درج, مصعد, استقبال, الاستقبال, ساحة الرقص, ساحة رقص, حلبة رقص, قاعة, موقف السيارات,
  ركن الأطفال, مطبخ, เค้ก, เค้กแต่งงาน, โต๊ะเค้ก, โต๊ะของขวัญ, ของขวัญ, ของชำร่วย, โต๊ะลงทะเบียน, ลงทะเบียน,
  จุดลงทะเบียน, ซุ้มถ่ายรูป, ถ่ายรูป, มุมถ่ายรูป, จุดถ่ายรูป, แบ็คดรอป, โฟโต้บูธ, วงดนตรี, ดนตรี, เครื่องเสียง,
  ห้องน้ำ, ประตู, หน้าต่าง, ทางเข้าหลัก, ทางหนีไฟ, ระเบียง, สวน, จอ, โปรเจคเตอร์, บันได, ลิฟต์, ที่จอดรถ, เครื่องดื่ม,
  ของหวาน, โต๊ะของหวาน, ซุ้มอาหาร, ไลน์บุฟเฟ่ต์, ฟลอร์, ลานเต้นรำ, เสา, มุมเด็ก, รับแขก, ต้อนรับ, 입구, 출구, 무대, 바,
  댄스플로어, 주방, ทางเข้า, ทางออก, เวที, บาร์, ฟลอร์เต้นรำ, ห้องครัว, ครัว, ดีเจ, บุฟเฟ่ต์
`;

/** What plans of a room are called. */
const plans = `
  seating plan, seating chart, seating arrangement, seating map, table plan, table chart, tables plan, table layout,
  table map, floor plan, room plan, sitzplan, sitzordnung, tischplan, tischordnung, saalplan, raumplan, bestuhlungsplan,
  plan de table, plan de tables, plan des tables, plan de salle, plan de la salle, plano de mesas, plano de la sala,
  plan de mesas, distribución de mesas, distribución de las mesas, organización de mesas, mapa de mesas,
  disposizione tavoli, disposizione dei tavoli, piano tavoli, piantina tavoli, mappa dei tavoli, mappa tavoli,
  tableau de mariage, tableau mariage, mapa das mesas, plano das mesas, disposição das mesas, distribuição das mesas,
  tafelplan, tafelschikking, tafelindeling, zaalplan, bordsplacering, bordsplan, bordplacering, bordplan, bordkart,
  bordplassering, pöytäjärjestys, istumajärjestys, pöytäkartta, plan stołów, plan stolików, rozmieszczenie gości,
  plan usadzenia gości, plan sali, zasedací pořádek, rozmístění stolů, plán stolů, plán sálu, план рассадки,
  схема рассадки, рассадка гостей, план столов, схема столов, план зала, схема зала, план розсадки, схема розсадки,
  розсадка гостей, план столів, схема залу, ülésrend, ültetési rend, asztalrend, plan de mese, planul meselor,
  așezarea la mese, πλάνο τραπεζιών, διάταξη τραπεζιών, σχέδιο τραπεζιών, oturma planı, masa planı, oturma düzeni,
  masa düzeni, مخطط الجلوس, خطة الجلوس, مخطط الطاولات, توزيع الطاولات, סידור שולחנות, סידורי ישיבה, תוכנית ישיבה,
  मेज योजना, बैठने की योजना, sơ đồ bàn, sơ đồ bàn tiệc, sơ đồ chỗ ngồi, denah meja, denah tempat duduk, ผังที่นั่ง,
  ผังโต๊ะ, แผนผังโต๊ะ, แผนผังที่นั่ง, 座位表, 座位图, 座位圖, 席位图, 席位表, 桌位图, 桌位表, 桌次图, 桌次表, 席次表, 席次图, 座席表,
  テーブル配置図, 座席図, 좌석배치도, 좌석표, 자리배치도, 테이블배치도
`;

const keys = keysOfWords(roomWords);
const planKeys = keysOfWords(plans);

/** Has "Seating plan" or "Tischplan" in it. */
export function isPlan(text: string): boolean {
  return findPhrases(tokensOf(text), (key) => planKeys.has(key) || undefined).found.length > 0;
}

/** "Entrance", "Tanzfläche": alone, with signs or arrows around it, or with a number; and "Seating plan". */
export function isOfRoom(text: string): boolean {
  if (text.length > 40) return false;
  const key = wordKey(text.replace(/[\p{P}\p{S}\p{Nd}]+/gu, " ").trim());
  return keys.has(key) || planKeys.has(key);
}
