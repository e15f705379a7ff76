import type { Language } from "../words.ts";
import type { OutsideLanguage } from "./outside-kind.ts";

/** What stands on seating plans beside names and tables. */
interface RoomWords {
  plan: string;
  head: string;
  kids: string;
  /** Things of the room that nobody sits on. */
  things: readonly string[];
  families: readonly string[];
  sponsor: string;
  /** `#` stands for the number. */
  guests: string;
  free: string;
  sides: readonly [string, string];
  /** Initials of meals and what they mean. */
  meals: readonly (readonly [string, string])[];
  legend: string;
  venue: string;
}

const roomWords: Record<OutsideLanguage, RoomWords> = {
  en: {
    plan: "Seating plan",
    head: "Head Table",
    kids: "Kids Table",
    things: ["Entrance", "Stage", "Dance Floor", "Bar", "DJ", "Buffet", "Cake"],
    families: ["Bride's family", "Groom's family", "Work", "College friends", "Neighbors"],
    sponsor: "Sponsor:",
    guests: "# guests",
    free: "empty",
    sides: ["Bride's side", "Groom's side"],
    meals: [
      ["B", "Beef"],
      ["F", "Fish"],
      ["V", "Vegetarian"],
    ],
    legend: "Legend",
    venue: "Ballroom, Saturday 12 June",
  },
  de: {
    plan: "Sitzplan",
    head: "Brauttisch",
    kids: "Kindertisch",
    things: ["Eingang", "Bühne", "Tanzfläche", "Bar", "DJ", "Buffet", "Torte"],
    families: ["Familie der Braut", "Familie des Bräutigams", "Arbeit", "Studium", "Nachbarn"],
    sponsor: "Sponsor:",
    guests: "# Personen",
    free: "frei",
    sides: ["Seite der Braut", "Seite des Bräutigams"],
    meals: [
      ["R", "Rind"],
      ["F", "Fisch"],
      ["V", "Vegetarisch"],
    ],
    legend: "Legende",
    venue: "Festsaal, Samstag 12. Juni",
  },
  fr: {
    plan: "Plan de table",
    head: "Table d'honneur",
    kids: "Table des enfants",
    things: ["Entrée", "Scène", "Piste de danse", "Bar", "DJ", "Buffet", "Gâteau"],
    families: ["Famille de la mariée", "Famille du marié", "Collègues", "Amis de fac", "Voisins"],
    sponsor: "Parrain :",
    guests: "# personnes",
    free: "libre",
    sides: ["Côté mariée", "Côté marié"],
    meals: [
      ["V", "Viande"],
      ["P", "Poisson"],
      ["E", "Menu enfant"],
    ],
    legend: "Légende",
    venue: "Grande salle, samedi 12 juin",
  },
  es: {
    plan: "Plano de mesas",
    head: "Mesa presidencial",
    kids: "Mesa de niños",
    things: ["Entrada", "Escenario", "Pista de baile", "Barra", "DJ", "Bufé", "Tarta"],
    families: ["Familia de la novia", "Familia del novio", "Trabajo", "Amigos de la universidad", "Vecinos"],
    sponsor: "Patrocinador:",
    guests: "# personas",
    free: "libre",
    sides: ["Lado de la novia", "Lado del novio"],
    meals: [
      ["C", "Carne"],
      ["P", "Pescado"],
      ["V", "Vegetariano"],
    ],
    legend: "Leyenda",
    venue: "Salón principal, sábado 12 de junio",
  },
  it: {
    plan: "Disposizione tavoli",
    head: "Tavolo degli sposi",
    kids: "Tavolo dei bambini",
    things: ["Ingresso", "Palco", "Pista da ballo", "Bar", "DJ", "Buffet", "Torta"],
    families: ["Famiglia della sposa", "Famiglia dello sposo", "Colleghi", "Amici dell'università", "Vicini"],
    sponsor: "Sponsor:",
    guests: "# persone",
    free: "libero",
    sides: ["Lato sposa", "Lato sposo"],
    meals: [
      ["C", "Carne"],
      ["P", "Pesce"],
      ["V", "Vegetariano"],
    ],
    legend: "Legenda",
    venue: "Sala grande, sabato 12 giugno",
  },
  pt: {
    plan: "Mapa de mesas",
    head: "Mesa dos noivos",
    kids: "Mesa das crianças",
    things: ["Entrada", "Palco", "Pista de dança", "Bar", "DJ", "Buffet", "Bolo"],
    families: ["Família da noiva", "Família do noivo", "Trabalho", "Amigos da faculdade", "Vizinhos"],
    sponsor: "Patrocinador:",
    guests: "# pessoas",
    free: "livre",
    sides: ["Lado da noiva", "Lado do noivo"],
    meals: [
      ["C", "Carne"],
      ["P", "Peixe"],
      ["V", "Vegetariano"],
    ],
    legend: "Legenda",
    venue: "Salão principal, sábado 12 de junho",
  },
  ru: {
    plan: "План рассадки",
    head: "Стол молодожёнов",
    kids: "Детский стол",
    things: ["Вход", "Сцена", "Танцпол", "Бар", "Диджей", "Фуршет", "Торт"],
    families: ["Родственники невесты", "Родственники жениха", "Коллеги", "Друзья по институту", "Соседи"],
    sponsor: "Спонсор:",
    guests: "# чел.",
    free: "свободно",
    sides: ["Со стороны невесты", "Со стороны жениха"],
    meals: [
      ["М", "Мясо"],
      ["Р", "Рыба"],
      ["В", "Вегетарианское"],
    ],
    legend: "Обозначения",
    venue: "Банкетный зал, суббота 12 июня",
  },
  zh: {
    plan: "座位表",
    head: "主桌",
    kids: "儿童桌",
    things: ["入口", "舞台", "舞池", "吧台", "DJ", "自助餐", "蛋糕"],
    families: ["女方亲戚", "男方亲戚", "同事", "大学同学", "邻居"],
    sponsor: "赞助商：",
    guests: "共#人",
    free: "空位",
    sides: ["女方", "男方"],
    meals: [
      ["牛", "牛肉"],
      ["鱼", "鱼"],
      ["素", "素食"],
    ],
    legend: "图例",
    venue: "宴会厅 6月12日 星期六",
  },
  th: {
    plan: "ผังที่นั่ง",
    head: "โต๊ะประธาน",
    kids: "โต๊ะเด็ก",
    things: ["ทางเข้า", "เวที", "ฟลอร์เต้นรำ", "บาร์", "ดีเจ", "บุฟเฟต์", "เค้ก"],
    families: ["ญาติเจ้าสาว", "ญาติเจ้าบ่าว", "เพื่อนที่ทำงาน", "เพื่อนมหาวิทยาลัย", "เพื่อนบ้าน"],
    sponsor: "ผู้สนับสนุน:",
    guests: "# คน",
    free: "ว่าง",
    sides: ["ฝ่ายเจ้าสาว", "ฝ่ายเจ้าบ่าว"],
    meals: [
      ["น", "เนื้อ"],
      ["ป", "ปลา"],
      ["จ", "เจ"],
    ],
    legend: "คำอธิบาย",
    venue: "ห้องบอลรูม วันเสาร์ที่ 12 มิถุนายน",
  },
  ar: {
    plan: "مخطط الجلوس",
    head: "الطاولة الرئيسية",
    kids: "طاولة الأطفال",
    things: ["المدخل", "المسرح", "ساحة الرقص", "البار", "الدي جي", "البوفيه", "الكعكة"],
    families: ["عائلة العروس", "عائلة العريس", "زملاء العمل", "أصدقاء الجامعة", "الجيران"],
    sponsor: "الراعي:",
    guests: "# ضيوف",
    free: "شاغر",
    sides: ["جهة العروس", "جهة العريس"],
    meals: [
      ["ل", "لحم"],
      ["س", "سمك"],
      ["ن", "نباتي"],
    ],
    legend: "دليل الرموز",
    venue: "القاعة الكبرى، السبت 12 يونيو",
  },
};

const isKnown = (language: Language): language is OutsideLanguage => language in roomWords;

export const roomWordsOf = (language: Language): RoomWords => roomWords[isKnown(language) ? language : "en"];
