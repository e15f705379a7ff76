import { wordKey } from "./phrases.ts";

/** What is in a room besides tables, in plans of it. */
const roomWords = `
  entrance, entry, exit, emergency exit, stage, bar, open bar, dance floor, dancefloor, dj, dj booth, band, buffet, kitchen,
  door, doors, window, windows, wall, toilets, restrooms, wc, gift table, gifts, cake, cake table, photo booth, photobooth,
  terrace, garden, lobby, lounge, screen, projector, piano, music, reception, cloakroom, wardrobe, aisle, podium, altar,
  fireplace, pillar, column, stairs, elevator, bridge, pool, catering, candy bar, dessert table, coffee, speaker, speakers,
  eingang, ausgang, notausgang, bühne, theke, tanzfläche, musik, küche, tür, fenster, wand, toiletten, geschenke,
  geschenketisch, torte, fotobox, terrasse, garten, leinwand, beamer, klavier, garderobe, empfang, kamin, säule, treppe,
  entrée, sortie, sortie de secours, scène, piste de danse, cuisine, porte, fenêtre, mur, cadeaux, gâteau, jardin, vestiaire,
  accueil, musique, orchestre, escalier, cheminée, buffet des desserts,
  entrada, salida, escenario, barra, barra libre, pista de baile, pista, cocina, puerta, ventana, baños, aseos, regalos,
  mesa de regalos, mesa de dulces, tarta, pastel, fotomatón, terraza, jardín, música, orquesta, guardarropa, recepción,
  ingresso, entrata, uscita, palco, pista da ballo, cucina, porta, finestra, bagni, torta, terrazza, giardino, musica,
  saída, pista de dança, cozinha, janela, banheiros, presentes, bolo, terraço, jardim, ingang, uitgang, podium, dansvloer,
  keuken, deur, raam, toilet, cadeautafel, terras, tuin, muziek, scen, dansgolv, kök, dörr, ingång, utgång, scene, dansegulv,
  køkken, indgang, inngang, utgang, kjøkken, näyttämö, tanssilattia, keittiö, sisäänkäynti, wejście, wyjście, scena,
  parkiet, kuchnia, bufet, zespół, vchod, východ, pódium, taneční parket, kuchyně, вход, выход, сцена, бар, танцпол,
  диджей, кухня, туалет, фуршет, дверь, окно, терраса, вхід, вихід, танцмайданчик, bejárat, kijárat, színpad, táncparkett,
  konyha, intrare, ieșire, scenă, ring de dans, bucătărie, είσοδος, έξοδος, σκηνή, πίστα, μπαρ, κουζίνα, giriş, çıkış, sahne,
  pist, dans pisti, mutfak, مدخل, المدخل, مخرج, المسرح, مسرح, منصة, حلبة الرقص, المطبخ, بوفيه, البوفيه, בר, כניסה, יציאה, במה,
  רחבת ריקודים, רחבה, מטבח, प्रवेश, प्रवेश द्वार, मंच, रसोई, lối vào, lối ra, sân khấu, quầy bar, sàn nhảy, pintu masuk,
  panggung, dapur, 入口, 出口, 舞台, 吧台, 吧檯, 舞池, 厨房, 廚房, 音响, 签到台, 簽到台, ステージ, バー, ダンスフロア, 受付, 厨房,
  입구, 출구, 무대, 바, 댄스플로어, 주방, ทางเข้า, ทางออก, เวที, บาร์, ฟลอร์เต้นรำ, ห้องครัว, ครัว, ดีเจ, บุฟเฟ่ต์
`;

const keys = new Set(
  roomWords
    .split(",")
    .map((word) => wordKey(word.trim()))
    .filter((key) => key !== ""),
);

/** "Entrance", "Tanzfläche": alone, with signs or arrows around it, or with a number. */
export function isOfRoom(text: string): boolean {
  if (text.length > 40) return false;
  return keys.has(wordKey(text.replace(/[\p{P}\p{S}\p{Nd}]+/gu, " ").trim()));
}
