import { expect, it } from "vitest";
import { fontNames } from "../../../../common/fonts.ts";
import { createTextSetter } from "../text/create-text-setter.ts";
import { createFaces, hanFormsOf } from "./faces.ts";

const faces = createFaces();

function facesOf(text: string, font: (typeof fontNames)[number] = "Inter", isBold = false): string[] {
  const { runs } = createTextSetter(faces).line(text, { font, isBold, size: 12 });
  return [...new Set(runs.filter((run) => run.text.trim() !== "").map((run) => run.face))];
}

it.each([
  ["Latin", "Björk Þórðardóttir Żółć Ăn Œuvre ĳ ŋ"],
  ["Latin of Africa", "Ọlúwaṣẹ́gun Adébọ́lá Ɓala Ƙofa Mɔ̀nyɛ́"],
  ["Vietnamese", "Nguyễn Thị Ánh Tuyết Trần Đức"],
  ["Greek", "Αλέξανδρος Παπαδόπουλος Ἰωάννης"],
  ["Cyrillic", "Дмитрий Щёкин Ђорђе Їжакевич Әлия Өмүр"],
  ["Hebrew", "שלום כהן עִבְרִית"],
  ["Arabic", "محمد العَرَبِيّ"],
  ["Persian and Urdu", "پژوهش گلچهره ٹھاکر ڈوگر"],
  ["Devanagari", "अनुष्का शर्मा क्षत्रिय"],
  ["Bengali", "সুমাইয়া রহমান চট্টোপাধ্যায়"],
  ["Tamil", "அருண் சுப்பிரமணியம் ஸ்ரீ"],
  ["Thai", "สมชาย น้ำใส"],
  ["Burmese", "အောင်ဆန်း မြင့်"],
  ["Khmer", "សុខ ចាន់ធារី"],
  ["Tibetan", "བསྟན་འཛིན་རྒྱ་མཚོ"],
  ["Georgian", "გიორგი ბერიძე"],
  ["Armenian", "Արմեն Գրիգորյան և"],
  ["Ethiopic", "አበበ ቢቂላ"],
  ["Chinese", "王小明 歐陽娜娜 龑 曾鈺"],
  ["Japanese", "髙橋さくら 渡邊 ヴァレリー 﨑田"],
  ["Korean", "김민수 박뷁"],
  ["emoji", "👩‍👩‍👧‍👦 👍🏽 🇩🇪 ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ♿ 🧑🏿‍🦽 ☺️ 🥳"],
  ["symbols", "№ € ₹ ₿ ½ → ∑ √ ✓ ★ ♥ † • … “Anna” „Anna“"],
])("has glyphs for all characters: %s", (_, text) => {
  for (const isBold of [false, true]) {
    const setter = createTextSetter(faces);
    const { runs } = setter.line(text, { font: "Inter", isBold, size: 12 });
    expect([...setter.missing]).toEqual([]);
    for (const run of runs) {
      const { glyphs } = faces.face(run.face).shape(run.text, run.isRightToLeft);
      expect(glyphs.length).toBeGreaterThan(0);
      expect(glyphs.map(({ glyph }) => glyph.id)).not.toContain(0);
      expect(faces.face(run.face).covers(run.text)).toBe(true);
    }
  }
});

it.each(fontNames)("has a face for Latin names: %s", (font) => {
  expect(facesOf("Anna", font)).toEqual([
    expect.stringMatching(`^${font.toLowerCase().replaceAll(" ", "-")}-latin-400$`),
  ]);
});

it("draws letters in the order that their script has", () => {
  const glyphsOf = (text: string) => {
    const face = faces.choose([text], "Inter", false)[0];
    return face?.shape(text, false).glyphs.map(({ glyph, offsetX }) => [glyph.id, Math.round(offsetX)]);
  };
  const letters = (text: string) => glyphsOf(text)?.map(([id]) => id);
  // Burmese: the vowel E and the medial Ra are written before their consonant, the small Nga above the next one.
  expect(letters("အောင်")?.slice(0, 2)).toEqual(["ေ", "အ"].flatMap((sign) => letters(sign)));
  expect(letters("မြ")?.at(-1)).toBe(letters("မ")?.[0]);
  expect(letters("အင်္ဂ")).toHaveLength(3);
  // Khmer: the subscript Ro is before its consonant, also beside marks whose place the library cannot read.
  expect(letters("ស្រីមុំ")?.slice(0, 3)).toEqual(letters("ស្រី"));
  expect(letters("ស្រី")?.[1]).toBe(letters("ស")?.[0]);
  // Khmer: the vowel Au has a part before its consonant, and one behind it, with a mark between them.
  expect(letters("ម៉ៅ")?.slice(0, 2)).toEqual(letters("មៅ"));
});

it("writes Han characters as most of the list does where a name has nothing else", () => {
  expect(hanFormsOf(["山田 太郎", "佐藤 さくら", "Anna Holm"])).toBe("japanese");
  expect(hanFormsOf(["直子 骨川", "浜辺 直子"])).toBe("japanese");
  expect(hanFormsOf(["王小明", "陈伟", "佐藤 さくら"])).toBe("chinese");
  expect(hanFormsOf(["김민준", "金民"])).toBe("korean");
  expect(hanFormsOf(["王小明", "Anna Holm"])).toBe("chinese");
  const setter = createTextSetter(createFaces("japanese"));
  const { runs } = setter.line("直子", { font: "Inter", isBold: false, size: 12 });
  expect(runs.map(({ face }) => face)).toEqual(["sawarabi-gothic-japanese-400"]);
});
