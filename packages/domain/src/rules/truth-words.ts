/** The words for true and false of each language that question files are read in; several stand between bars. */
const languages = {
  en: ['true', 'false'],
  ar: ['صحيح|صح|صواب', 'خطأ|خاطئ|خطا'],
  bg: ['вярно', 'невярно|грешно'],
  bn: ['সত্য|সঠিক', 'মিথ্যা|ভুল'],
  bs: ['tačno|točno|istina', 'netačno|netočno|neistina'],
  cs: ['pravda|správně', 'nepravda|špatně'],
  da: ['sandt|rigtigt', 'falsk|forkert'],
  de: ['wahr|richtig', 'falsch|unwahr'],
  el: ['σωστό|σωστή', 'λάθος'],
  es: ['verdadero|verdadera|correcto|cierto', 'falso|falsa|incorrecto'],
  et: ['õige|tõene', 'vale|väär'],
  fa: ['درست|صحیح', 'نادرست|غلط'],
  fi: ['oikein|totta|tosi', 'väärin|epätosi'],
  fr: ['vrai', 'faux'],
  he: ['נכון', 'לא נכון|שגוי'],
  hi: ['सही|सत्य', 'गलत|असत्य'],
  hu: ['igaz', 'hamis'],
  id: ['benar', 'salah'],
  it: ['vero', 'falso'],
  ja: ['正しい|正', '誤り|誤'],
  ko: ['참', '거짓'],
  ms: ['betul', 'palsu'],
  nl: ['waar|juist', 'onwaar|onjuist'],
  no: ['sant|riktig', 'usant|galt'],
  pl: ['prawda', 'fałsz'],
  pt: ['verdadeiro|certo|correto', 'falso|errado|incorreto'],
  ro: ['adevărat', 'fals'],
  ru: ['верно|правда|правильно', 'неверно|ложь|неправильно'],
  sr: ['тачно', 'нетачно'],
  sv: ['sant', 'falskt'],
  sw: ['kweli', 'si kweli'],
  th: ['ถูก|ถูกต้อง', 'ผิด'],
  tr: ['doğru', 'yanlış'],
  uk: ['правда|правильно', 'неправда|неправильно'],
  ur: ['درست|صحیح', 'غلط'],
  uz: ["to'g'ri|toʻgʻri", "noto'g'ri|notoʻgʻri"],
  vi: ['đúng', 'sai'],
  zh: ['正确|正確|对|對', '错误|錯誤|错|錯'],
} as const satisfies Record<string, readonly [right: string, wrong: string]>

const pairs: readonly (readonly [right: string, wrong: string])[] = Object.values(languages)

export const truthWords = {
  right: pairs.flatMap(([right]) => right.split('|')),
  wrong: pairs.flatMap(([, wrong]) => wrong.split('|')),
}

/** Both words of each language, as patterns. */
export const truthPairs = pairs
