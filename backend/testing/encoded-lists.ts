/** The encodings are those in which the language's programs save. */
export interface ListLanguage {
  header: string;
  given: string[];
  family: string[];
  encodings: string[];
  familyFirst?: string;
}

function language(
  header: string,
  given: string,
  family: string,
  encodings: string,
  familyFirst?: string,
): ListLanguage {
  const names = { header, given: given.split(" "), family: family.split(" "), encodings: encodings.split(" ") };
  return familyFirst === undefined ? names : { ...names, familyFirst };
}

const western = "windows-1252 iso-8859-15 macintosh cp850";
const central = "windows-1250 iso-8859-2 cp852 maccenteuro";
const baltic = "windows-1257 cp775";
const cyrillic = "windows-1251 cp866 koi8-r maccyrillic";

export const listLanguages: Record<string, ListLanguage> = {
  German: language(
    "Name;Tisch;Menü",
    "Anna Jürgen Lukas Käthe Marie Björn Paul Sören Lena Günter Felix Rosemarie Jonas Bärbel Emma Thomas Heike Uwe Zoë Petra",
    "Schmidt Müller Weber Bäcker Wagner Größ Fischer Weiß Hoffmann Schäfer Koch Krüger Richter Höfer Klein Wolf Neumann Schröter Braun Döring",
    western,
  ),
  French: language(
    "Nom;Table;Régime",
    "Marie Hélène Pierre Chloé Julien Élodie Luc André Sophie Noémie Paul Gaëlle Hugo Zoé Thierry Maëlys Camille Rémi Louis Anaïs",
    "Martin Lefèvre Bernard Dubois Gaspard Thévenet Robert Richard Petit Crépin Durand Leroy Moreau Garçon Simon Bérenger Michel Hervé Roux Forêt",
    western,
  ),
  Spanish: language(
    "Nombre;Mesa;Menú",
    "María José Lucía Carlos Iñaki Carmen Andrés Sofía Javier Inés Pablo Raúl Elena Ángel Marta Óscar Laura Rubén Ana Begoña",
    "García Pérez López Ruiz Castaño Díaz Moreno Álvarez Romero Núñez Navarro Torres Gil Ordóñez Serrano Zúñiga Molina Ortiz Bolaños Marín",
    western,
  ),
  Portuguese: language(
    "Nome;Mesa;Restrições",
    "João Inês Pedro Tomás Ana Luísa Rui Gonçalo Sara Cátia Tiago Mónica Nuno Conceição Rita Sérgio Marta Fábio Joana Estêvão",
    "Silva Simões Santos Conceição Ferreira Magalhães Costa Araújo Oliveira Leitão Sousa Brandão Pinto Falcão Lopes Guimarães Marques Galvão Dias Gusmão",
    western,
  ),
  Italian: language(
    "Nome;Tavolo;Età",
    "Marco Giulia Luca Niccolò Sara Matteo Chiara Andrea Noè Paolo Elena Davide Anna Simone Laura Giosuè Marta Fabio Irene Cosimo",
    "Rossi Russo Ferrari Esposito Bianchi Cantù Romano Colombo Ricci Marino Greco Bruno Gallo Conti Nicolò Costa Giordano Mancini Rizzo Barillà",
    western,
  ),
  Swedish: language(
    "Namn;Bord;Gäst",
    "Anders Åsa Erik Björn Maria Märta Lars Göran Karin Håkan Anna Sören Eva Gösta Per Tyra Nils Örjan Sara Måns",
    "Andersson Sjögren Johansson Åkerlund Karlsson Öberg Nilsson Lindström Eriksson Hägg Larsson Sandström Olsson Bäckman Persson Nyström Berg Åberg Lund Ekström",
    western,
  ),
  Danish: language(
    "Navn;Bord;Gæst",
    "Jens Søren Mette Kåre Anne Jørgen Peter Bodil Lars Børge Hanne Åse Niels Kirsten Ole Gøran Bent Pernille Gunnar Sølvi",
    "Jensen Nørgaard Hansen Kjær Pedersen Møller Andersen Østergaard Larsen Sørensen Rasmussen Bæk Olsen Thorsøe Holm Dahl Lund Højgaard Friis Krogh",
    western,
  ),
  Finnish: language(
    "Nimi;Pöytä;Vieras",
    "Juha Päivi Mika Väinö Anna Jyrki Timo Hanna Kari Äijä Liisa Pekka Tuula Mäiju Antti Helmi Sari Yrjö Jari Kyösti",
    "Korhonen Virtanen Mäkelä Nieminen Mäkinen Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Lehtinen Saarinen Salminen Niemi Törmänen Kinnunen Räsänen Salonen Väisänen",
    western,
  ),
  Icelandic: language(
    "Nafn;Borð;Gestur",
    "Jón Guðrún Sigurður Þóra Ólafur Sigríður Gunnar Þórunn Einar Kristín Magnús Björg Stefán Ásta Páll Eyþór Helgi Dagný Örn Hrönn",
    "Jónsdóttir Sigurðsson Einarsdóttir Guðmundsson Þorláksson Ólafsdóttir Stefánsson Pálsdóttir Gunnarsson Árnason Helgadóttir Björnsson Magnúsdóttir Þorsteinsdóttir Karlsson Kristjánsdóttir Hauksson Eyþórsdóttir Blöndal Briem",
    "windows-1252 iso-8859-15",
  ),
  Polish: language(
    "Imię i nazwisko;Stolik;Dieta",
    "Anna Łukasz Katarzyna Paweł Maria Michał Agnieszka Rafał Ewa Jędrzej Joanna Stanisław Zofia Grzegorz Barbara Bożena Tomasz Józef Krystyna Żaneta",
    "Nowak Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowska Zieliński Szymańska Woźniak Dąbrowski Kozłowska Mazur Jankowski Kwiatkowska Krawczyk Piątek Grabowska Zając Król",
    central,
  ),
  Czech: language(
    "Jméno;Stůl;Poznámka",
    "Jan Jiří Petr Tereza Tomáš Kateřina Martin Lucie Ondřej Věra Jakub Hana Vojtěch Lenka Marek Zdeňka David Alžběta Aleš Božena",
    "Novák Svoboda Novotná Dvořák Černý Procházková Kučera Veselá Horák Němcová Pokorný Marešová Pospíšil Hájek Jelínková Králová Růžička Beneš Fiala Sedláčková",
    central,
  ),
  Slovak: language(
    "Meno;Stôl;Poznámka",
    "Jozef Mária Ján Zuzana Peter Ľubica Štefan Katarína Martin Eva Ľuboš Monika Milan Žofia Juraj Jana Ondrej Božena Daniel Oľga",
    "Kováč Horváth Varga Tóthová Nagy Balážová Szabó Molnárová Lukáč Ďurica Krajčír Šimková Hudák Poláková Žiak Vrábeľ Kollár Urbanová Gajdoš Hruška",
    central,
  ),
  Hungarian: language(
    "Név;Asztal;Megjegyzés",
    "István Zsuzsanna László Ildikó Gergő Katalin Jenő Erzsébet Zoltán Ágnes Ferenc Anikó Győző Judit Attila Éva Péter Tünde Dezső Mária",
    "Nagy Kovács Tóth Szabó Horváth Erdős Varga Kiss Molnár Szűcs Farkas Balogh Hegedűs Takács Juhász Mező Lakatos Mészáros Szőke Fülöp",
    central,
    " ",
  ),
  Romanian: language(
    "Nume;Masă;Observaţii",
    "Andrei Ştefan Maria Ioana Cătălin Elena Mihai Mădălina George Răzvan Ana Ionuţ Cristina Călin Alina Şerban Gabriela Bogdan Anişoara Horaţiu",
    "Popescu Ionescu Rădulescu Stoica Gheorghe Constantinescu Munteanu Stănciulescu Moldovan Dobre Niţu Călinescu Florea Şerbănescu Lazăr Crăciun Diaconu Bărbulescu Toma Ţurcan",
    central,
  ),
  Croatian: language(
    "Ime;Stol;Napomena",
    "Ivan Ana Željko Marija Šime Petra Luka Đurđica Marko Nikolina Josip Lucija Krešimir Ivana Tomislav Žana Mate Snježana Filip Dražen",
    "Horvat Kovačević Babić Marić Jurić Novak Kovačić Knežević Vuković Marković Petrović Matić Tomić Pavlović Božić Blažević Grgić Pavić Radić Perić",
    central,
  ),
  Turkish: language(
    "İsim;Masa;Not",
    "Ahmet Ayşe Mehmet Fatma Oğuz Zeynep Çağla Emre Işıl Murat Gülşen İbrahim Elif Uğur Merve Şule Kerem Tuğçe Hakan Nazlı",
    "Yılmaz Kaya Demir Şahin Çelik Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Kara Koç Güneş Özdemir Şimşek Polat Erdoğan",
    "windows-1254 cp857",
  ),
  Russian: language(
    "Имя;Стол;Примечание",
    "Александр Мария Дмитрий Анна Сергей Ольга Андрей Наталья Алексей Елена Михаил Юлия Павел Ирина Фёдор Жанна Игорь Светлана Никита Эльвира",
    "Иванов Смирнова Кузнецов Попова Васильев Петрова Соколов Михайлова Новиков Фёдорова Морозов Волкова Алексеев Лебедева Семёнов Егорова Павлов Козлова Щукин Цыганова",
    cyrillic,
  ),
  Ukrainian: language(
    "Ім'я;Стіл;Примітка",
    "Олександр Марія Дмитро Ганна Сергій Оксана Андрій Наталія Олексій Олена Михайло Юлія Павло Ірина Тарас Їжак Ігор Світлана Микита Євгенія",
    "Шевченко Коваленко Бондаренко Ткаченко Кравченко Олійник Шевчук Коваль Поліщук Бондар Ткачук Мельник Марченко Лисенко Руденко Савченко Петренко Кравчук Клименко Пономаренко",
    "windows-1251 koi8-u",
  ),
  Bulgarian: language(
    "Име;Маса;Бележка",
    "Иван Мария Георги Елена Димитър Десислава Петър Цветана Христо Радка Николай Живка Стефан Йорданка Васил Пенка Тодор Надежда Любомир Силвия",
    "Иванов Георгиева Димитров Петрова Николов Христова Стоянов Тодорова Илиев Ангелова Василев Атанасова Петков Стефанова Колев Йорданова Маринов Пенева Щерев Желязкова",
    "windows-1251",
  ),
  Greek: language(
    "Όνομα;Τραπέζι;Σημείωση",
    "Γιώργος Μαρία Δημήτρης Ελένη Κώστας Κατερίνα Νίκος Βασιλική Παναγιώτης Σοφία Βαγγέλης Αγγελική Θανάσης Γεωργία Άρης Δέσποινα Σταύρος Ιωάννα Μανώλης Χριστίνα",
    "Παπαδόπουλος Βλάχου Αγγελόπουλος Νικολάου Καραγιάννης Βασιλείου Οικονόμου Γεωργίου Δημητρίου Κωνσταντίνου Αντωνίου Μακρής Παππάς Χατζής Σαμαράς Λαμπρόπουλος Ζαφειρίου Άνθης Ψυχάρης Έξαρχος",
    "windows-1253 iso-8859-7 cp737",
  ),
  Hebrew: language(
    "שם;שולחן;הערה",
    "דוד שרה משה רחל יוסף מרים יעקב אסתר אברהם נועה דניאל תמר איתן מיכל אורי יעל רון שירה גיל הילה",
    "כהן לוי מזרחי פרץ ביטון אברהם פרידמן מלכה אזולאי כץ יוסף עמר דוד אוחיון חדד גבאי בן-דוד אדרי לביא טל",
    "windows-1255 cp862",
  ),
  Arabic: language(
    "الاسم;الطاولة;ملاحظات",
    "محمد فاطمة أحمد عائشة علي مريم حسن زينب عمر نور يوسف ليلى خالد سلمى إبراهيم هدى محمود رنا سامي دينا",
    "العلي حسين المصري إبراهيم السيد خليل الشامي منصور الحداد عثمان الخطيب سليمان النجار يوسف قاسم الزهراني صالح العمري ناصر جابر",
    "windows-1256",
  ),
  Latvian: language(
    "Vārds;Galds;Piezīme",
    "Jānis Anna Andris Ilze Juris Kristīne Edgars Inese Māris Zane Pēteris Līga Aivars Elīna Guntis Inga Ģirts Daiga Kārlis Dzintra",
    "Bērziņš Kalniņa Ozoliņš Jansons Ozola Liepiņš Krūmiņa Balodis Eglītis Zariņa Pētersons Vītola Kļaviņš Kārkliņa Vanags Šmite Āboliņš Lapiņa Sproģis Ķeniņa",
    baltic,
  ),
  Lithuanian: language(
    "Vardas;Stalas;Pastaba",
    "Jonas Rūta Vytautas Eglė Tomas Daiva Darius Živilė Kęstutis Aušra Mindaugas Rasa Šarūnas Agnė Algirdas Jūratė Gintaras Laima Česlovas Ona",
    "Kazlauskas Petrauskienė Jankauskas Stankevičiūtė Vasiliauskas Žukauskienė Butkus Paulauskaitė Urbonas Kavaliauskienė Navickas Šimkutė Ramanauskas Mažeikienė Čiurlys Grigaitė Balčiūnas Rimkutė Šidlauskas Bagdonė",
    baltic,
  ),
  Estonian: language(
    "Nimi;Laud;Märkus",
    "Jaan Liis Tõnu Kadri Mart Piret Jüri Tiina Andres Ülle Peeter Kärt Toomas Õie Rein Mall Märt Sirje Priit Külli",
    "Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Luik Kaasik Oja Põder Jõesaar Väli Kütt Raudsepp Õunapuu Vaher",
    "windows-1257 windows-1252",
  ),
  Vietnamese: language(
    "Họ và tên;Bàn;Ghi chú",
    "Anh Hương Minh Thảo Hùng Lan Dũng Hạnh Tuấn Ngọc Sơn Phượng Khánh Mỹ Long Thủy Đạt Yến Hiếu Trang",
    "Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh Mai Lương",
    "windows-1258",
    " ",
  ),
  Thai: language(
    "ชื่อ;โต๊ะ;หมายเหตุ",
    "สมชาย สุดา วิชัย มาลี ประยุทธ์ อรทัย สมศักดิ์ นงนุช ธนา กัญญา ปิยะ วรรณา สุรชัย พิมพ์ใจ ณัฐ จินตนา อนันต์ ศิริพร ชัยวัฒน์ เพ็ญ",
    "ใจดี แสงทอง ศรีสุข ทองคำ รักษา บุญมา วงศ์สวัสดิ์ สุขใจ พรหมมา แก้วมณี จันทร์เพ็ญ อินทร์แก้ว คงดี ชัยชนะ เพชรรัตน์ มั่นคง ดวงดี พูลสุข นาคสุข สายทอง",
    "windows-874",
  ),
  Japanese: language(
    "氏名;テーブル;備考",
    "太郎 花子 健 美咲 翔太 陽菜 大輔 結衣 拓也 さくら 誠 由美子 直人 あかり 隆 真理 和也 恵 亮 千尋",
    "佐藤 鈴木 高橋 田中 渡辺 伊藤 山本 中村 小林 加藤 吉田 松本 井上 木村 林 清水 斎藤 山口 池田 橋本",
    "cp932 euc-jp",
    "",
  ),
  "Simplified Chinese": language(
    "姓名;桌号;备注",
    "伟 芳 秀英 敏 静 丽 强 磊 洋 艳 勇 军 杰 娟 涛 明 超 霞 平 桂英",
    "王 李 张 刘 陈 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗",
    "gb18030",
    "",
  ),
  "Traditional Chinese": language(
    "姓名;桌號;備註",
    "志明 淑芬 家豪 雅婷 俊傑 怡君 建宏 美玲 冠宇 佳穎 承翰 詩涵 柏翰 欣怡 宗翰 心怡 彥廷 雅雯 哲瑋 惠美",
    "陳 林 黃 張 李 王 吳 劉 蔡 楊 許 鄭 謝 郭 洪 曾 邱 廖 賴 徐",
    "big5",
    "",
  ),
  Korean: language(
    "이름;테이블;비고",
    "민준 서연 도윤 지우 예준 하은 시우 수빈 주원 지민 영수 영희 철수 미경 성호 은주 동현 혜진 상철 정숙",
    "김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황 안 송 류 홍",
    "cp949",
    "",
  ),
};

export function encodedList({ header, given, family, familyFirst }: ListLanguage, rows: number, seed: number): string {
  let state = seed + 1;
  const next = (list: readonly string[]): string => {
    state = (state * 48_271) % 2_147_483_647;
    return list[Math.floor((state / 2_147_483_647) * list.length)] ?? "";
  };
  const lines = Array.from({ length: rows }, (_, index) => {
    const [one, other] = [next(given), next(family)];
    const name = familyFirst === undefined ? `${one} ${other}` : `${other}${familyFirst}${one}`;
    return `${name};${(index % 9) + 1};`;
  });
  return `${[header, ...lines].join("\r\n")}\r\n`;
}
