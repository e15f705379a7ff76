import type { Language } from "../words.ts";
import type { OutsideLanguage } from "./outside-kind.ts";

/** What people write around a list in a message. */
interface MessageWords {
  /** `#` stands for a given name. */
  hello: string;
  intro: string;
  question: string;
  bye: string;
  phone: string;
  from: string;
  sent: string;
  subject: string;
}

const messageWords: Record<OutsideLanguage, MessageWords> = {
  en: {
    hello: "Hi #,",
    intro: "here is the final seating list:",
    question: "Could you send me the list please?",
    bye: "Thanks and see you on Saturday!",
    phone: "Sent from my iPhone",
    from: "From:",
    sent: "Sent:",
    subject: "Subject:",
  },
  de: {
    hello: "Hallo #,",
    intro: "hier die endgültige Sitzordnung:",
    question: "Schickst du mir bitte die Liste?",
    bye: "Danke und bis Samstag!",
    phone: "Von meinem iPhone gesendet",
    from: "Von:",
    sent: "Gesendet:",
    subject: "Betreff:",
  },
  fr: {
    hello: "Bonjour #,",
    intro: "voici le plan de table définitif :",
    question: "Tu peux m'envoyer la liste ?",
    bye: "Merci et à samedi !",
    phone: "Envoyé de mon iPhone",
    from: "De :",
    sent: "Envoyé :",
    subject: "Objet :",
  },
  es: {
    hello: "Hola, #:",
    intro: "aquí va la lista definitiva de mesas:",
    question: "¿Me mandas la lista, por favor?",
    bye: "¡Gracias y hasta el sábado!",
    phone: "Enviado desde mi iPhone",
    from: "De:",
    sent: "Enviado:",
    subject: "Asunto:",
  },
  it: {
    hello: "Ciao #,",
    intro: "ecco la disposizione definitiva dei tavoli:",
    question: "Mi mandi la lista, per favore?",
    bye: "Grazie e a sabato!",
    phone: "Inviato da iPhone",
    from: "Da:",
    sent: "Inviato:",
    subject: "Oggetto:",
  },
  pt: {
    hello: "Olá #,",
    intro: "segue a lista final das mesas:",
    question: "Você me manda a lista, por favor?",
    bye: "Obrigada e até sábado!",
    phone: "Enviado do meu iPhone",
    from: "De:",
    sent: "Enviada:",
    subject: "Assunto:",
  },
  ru: {
    hello: "Привет, #!",
    intro: "вот окончательная рассадка:",
    question: "Пришлёшь мне список, пожалуйста?",
    bye: "Спасибо, до субботы!",
    phone: "Отправлено с iPhone",
    from: "От:",
    sent: "Отправлено:",
    subject: "Тема:",
  },
  zh: {
    hello: "#，你好！",
    intro: "这是最终的座位安排：",
    question: "请把名单发给我好吗？",
    bye: "谢谢，周六见！",
    phone: "发自我的 iPhone",
    from: "发件人：",
    sent: "发送时间：",
    subject: "主题：",
  },
  th: {
    hello: "สวัสดีคุณ#",
    intro: "นี่คือผังที่นั่งล่าสุดค่ะ:",
    question: "ช่วยส่งรายชื่อให้หน่อยนะคะ",
    bye: "ขอบคุณค่ะ เจอกันวันเสาร์",
    phone: "ส่งจาก iPhone ของฉัน",
    from: "จาก:",
    sent: "ส่งเมื่อ:",
    subject: "เรื่อง:",
  },
  ar: {
    hello: "مرحبا #،",
    intro: "هذه القائمة النهائية للطاولات:",
    question: "هل ترسل لي القائمة من فضلك؟",
    bye: "شكرا وإلى اللقاء يوم السبت!",
    phone: "أرسل من iPhone الخاص بي",
    from: "من:",
    sent: "أرسل:",
    subject: "الموضوع:",
  },
};

const isKnown = (language: Language): language is OutsideLanguage => language in messageWords;

export const messageWordsOf = (language: Language): MessageWords => messageWords[isKnown(language) ? language : "en"];
