import { findPhrases, keysOfWords, tokensOf } from "./phrases.ts";

/** What guests at a table have in common. */
const groups = `
  family, families, relatives, friends, colleagues, coworkers, neighbors, neighbours, classmates, parents, grandparents,
  siblings, cousins, bridesmaids, groomsmen, bridal party, wedding party, side, kids, children, singles, couples, team, vips, vip,
  familie, familien, verwandte, verwandtschaft, freunde, freundinnen, freundeskreis, kollegen, kolleginnen, arbeitskollegen,
  nachbarn, eltern, großeltern, geschwister, trauzeugen, kinder, schulfreunde, studienfreunde, jugendfreunde, seite, brautseite,
  famille, familles, amis, amies, collègues, voisins, voisines, cousins, cousines, témoins, enfants, proches, copains, côté,
  familia, familias, familiares, parientes, amigos, amigas, compañeros, vecinos, primos, padres, padrinos, testigos, niños, lado,
  famiglia, famiglie, parenti, amici, amiche, colleghi, colleghe, vicini, cugini, genitori, testimoni, bambini, compagni, lato,
  família, famílias, parentes, colegas, vizinhos, pais, crianças, padrinhos, madrinhas,
  семья, родственники, родные, друзья, подруги, коллеги, соседи, родители, дети, свидетели, сторона, однокурсники, одноклассники,
  家人, 亲戚, 亲友, 朋友, 好友, 同事, 同学, 邻居, 父母, 亲属, 伴郎伴娘, 孩子, 男方, 女方, 親戚, 親友, 同學,
  عائلة, العائلة, أهل, الأهل, أقارب, الأقارب, أصدقاء, الأصدقاء, زملاء, الزملاء, جيران, الجيران, أطفال, الأطفال, طرف,
  ครอบครัว, ญาติ, ญาติผู้ใหญ่, เพื่อน, เพื่อนๆ, เพื่อนร่วมงาน, เพื่อนบ้าน, พ่อแม่, เด็ก, เพื่อนเรียน, ฝ่าย
`;

/** What is said about them, which alone means no group. */
const about = `
  of, the, from, and, bride, groom, brides, grooms, s, couple, work, school, college, university, uni, office, church, club, old,
  close, mutual, childhood, high, parents, home, my, our, his, her, both,
  der, die, das, des, von, vom, aus, und, braut, bräutigam, bräutigams, arbeit, schule, studium, uni, büro, verein,
  brautpaar, brautpaars, beider, vom, sport,
  de, du, des, la, le, les, l, et, mariée, marié, mariés, fac, travail, bureau, école, enfance, lycée, d,
  del, los, las, el, y, novia, novio, novios, trabajo, universidad, infancia, colegio, instituto, oficina, escuela,
  della, dello, di, dell, e, sposa, sposo, sposi, lavoro, università, ufficio, scuola, infanzia, liceo, dal, degli,
  da, do, dos, das, noiva, noivo, noivos, trabalho, faculdade, universidade, escola, infância, escritório,
  невесты, жениха, по, с, со, и, работы, работе, институту, университету, школе, школы, детства, стороны, молодожёнов,
  新娘, 新郎, 方, 的, 大学, 公司, 高中, 男方, 女方, 工作, 单位,
  العروس, العريس, من, العمل, الجامعة, المدرسة, و, في,
  เจ้าสาว, เจ้าบ่าว, ฝ่าย, ที่, ทำงาน, มหาวิทยาลัย, โรงเรียน, ของ, สมัย, และ, มหาลัย
`;

const groupKeys = keysOfWords(groups);
const aboutKeys = keysOfWords(about);
const maxLength = 60;

/** "Friends of the bride", "Kollegen": people without their names. */
export function isGroup(text: string): boolean {
  if (text.length > maxLength) return false;
  const { found, unknown } = findPhrases(tokensOf(text), (key) => {
    if (groupKeys.has(key)) return "group";
    return aboutKeys.has(key) ? "about" : undefined;
  });
  return unknown === 0 && found.includes("group");
}
