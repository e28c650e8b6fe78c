import type { TextsToCompare } from './comparing/texts-to-compare.ts'

/** Words that address whoever grades, by language. Arabic and Urdu words stand without vowel signs. */
const addressing: readonly RegExp[] = [
  // Whatever the language: fields of the response, roles of a chat, and tags.
  /["'“”«]?\b(?:marks?|score|grade|evaluation|confidence|unsure|points?)\b["'“”»]?\s*[:=]\s*["']?\d/,
  /["'“”«](?:marks|score|grade|evaluation|confidence|unsure|reasons)["'“”»]\s*:/,
  /\bjson\b|\[\/?inst\]|<\|?\/?\s*(?:system|assistant|user|answer|im_start|im_end|instructions?)\b/,
  /^\s*#*\s*(?:system|assistant|developer|user)\s*:/m,
  /\b(?:prompt|jailbreak|chatgpt|gpt-?\d|llm|language model)\b/,
  // English
  new RegExp(
    String.raw`\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(?:instruct\w*|` +
      String.raw`teacher|rubric|rules?|above|previous|prior|earlier|criteria|solution|guidelines?|` +
      String.raw`everything|all)\b`,
  ),
  new RegExp(
    String.raw`\b(?:full|maximum|max|all|top|highest|perfect|complete|\d+)\s+(?:(?:possible|available|` +
      String.raw`the)\s+)?(?:marks?|points?|credits?|scores?|grades?)\b`,
  ),
  new RegExp(
    String.raw`\b(?:give|award|assign|grant|output|return|respond|reply|mark|grade|score|rate|print|` +
      String.raw`write|set)\b[^.!?\n]{0,30}\b(?:marks?|scores?|grades?|points|credit|as correct|as right|` +
      String.raw`correct|10|5|full|maximum)\b`,
  ),
  new RegExp(
    String.raw`\b(?:dear|hello|hey|note to|message to|attention)\b[^.!?\n]{0,20}\b(?:grader|marker|` +
      String.raw`teacher|examiner|ai|model|assistant|evaluator|professor|sir|madam)\b`,
  ),
  new RegExp(
    String.raw`\b(?:you are|act as|pretend|as an?)\b[^.!?\n]{0,25}\b(?:ai|grader|assistant|model|` +
      String.raw`teacher|examiner|marker|evaluator)\b`,
  ),
  new RegExp(
    String.raw`\b(?:grader|examiner|evaluator|system message|new instructions?|this answer (?:is|` +
      String.raw`deserves|should|must)|my answer (?:is|deserves|should|must))\b`,
  ),
  // German
  new RegExp(
    String.raw`\b(?:ignorier\w*|vergiss|missacht\w*|beachte)\b[^.!?\n]{0,40}\b(?:anweisung\w*|` +
      String.raw`lehrer\w*|regeln?|vorgaben?|oben|alles|bisherig\w*|vorherig\w*|losung|nicht)\b`,
  ),
  new RegExp(
    String.raw`\b(?:volle|alle|maximale?|hochste|\d+)\s+(?:punkt\w*|note|bewertung)\b|\b(?:bewerte|` +
      String.raw`vergib|gib)\b[^.!?\n]{0,40}\b(?:punkt\w*|note|richtig|antwort|voll\w*)\b`,
  ),
  /\b(?:korrektor\w*|prufer\w*|sprachmodell|diese antwort (?:ist|verdient))\b|\bdu bist\b/,
  // French
  new RegExp(
    String.raw`\b(?:ignore[zr]?|oublie[zr]?|negligez)\b[^.!?\n]{0,40}\b(?:instructions?|consignes?|` +
      String.raw`professeur|regles|tout|precedent\w*|solution|corrige)\b`,
  ),
  new RegExp(
    String.raw`\b(?:tous les points|note maximale|points? maximum|la meilleure note|note complete|` +
      String.raw`\d+ points)\b|\b(?:donne[zr]?|attribue[zr]?|mets|mettez|accorde[zr]?|` +
      String.raw`note[zr]?)\b[^.!?\n]{0,40}\b(?:points?|note|\d+|correct\w*)\b`,
  ),
  new RegExp(
    String.raw`\b(?:correcteur|correctrice|examinateur|modele de langage|cette reponse (?:est|` +
      String.raw`merite))\b|\b(?:tu es|vous etes)\b`,
  ),
  // Spanish
  new RegExp(
    String.raw`\b(?:ignor[ae]\w*|olvid[ae]\w*|omite|descarta)\b[^.!?\n]{0,40}\b(?:instruccion\w*|` +
      String.raw`profesor\w*|reglas|todo|anterior\w*|solucion|criterios)\b`,
  ),
  new RegExp(
    String.raw`\b(?:todos los puntos|puntuacion (?:maxima|completa)|nota maxima|maxima (?:nota|` +
      String.raw`puntuacion)|\d+ puntos)\b|\b(?:da(?:me|le)?|asigna|otorga|pon(?:me|le)?|califica|` +
      String.raw`devuelve|marca)\b[^.!?\n]{0,40}\b(?:puntos|nota|puntuacion|\d+|correct\w*)\b`,
  ),
  new RegExp(
    String.raw`\b(?:corrector\w*|evaluador\w*|calificador\w*|modelo de lenguaje|esta respuesta (?:es|` +
      String.raw`merece))\b|\b(?:eres|usted es) (?:un|una|el|la)\b`,
  ),
  // Arabic
  new RegExp(
    String.raw`تجاهل|انس (?:كل|جميع|التعليمات)|التعليمات|(?:الدرجه|العلامه|الدرجات|` +
      String.raw`العلامات) (?:الكامله|القصوي|كامله)|كامل (?:الدرجات|العلامات)|(?:اعط|امنح|` +
      String.raw`ضع)\S* [^.!؟\n]{0,30}(?:درج|علام|نقاط|نقط)|المصحح|ايها (?:المعلم|المدرس|النموذج)|` +
      String.raw`انت (?:مصحح|نموذج|مساعد)|هذه الاجابه (?:صحيحه|تستحق)`,
  ),
  // Urdu
  new RegExp(
    String.raw`نظر ?انداز|ہدایات|ہدایت|(?:پورے|مکمل|تمام|سب|زیادہ سے زیادہ|\d+) (?:نمبر|مارکس|پوائنٹس)|` +
      String.raw`نمبر (?:دو|دیں|دے|دیجیے|دیجئے)|ممتحن|استاد (?:کی|کو|صاحب)|تم ایک|آپ ایک|یہ جواب (?:درست|` +
      String.raw`صحیح|بالکل)|بھول جا`,
  ),
]

/**
 * Folds what readers, but not patterns, see as the same: letters of other widths, invisible characters, accents and
 * vowel signs, the forms of alif and ta, and digits of other scripts.
 */
const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\p{Mn}\p{Cf}]/gu, '')
    .replaceAll(/ى/g, 'ي')
    .replaceAll(/ة/g, 'ه')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[^\S\n]+/g, ' ')

/** The maximum number of characters that a reason quotes. */
const quotedCharacters = 60

/**
 * Finds words of an answer that address whoever grades it, marks, or the form of the response, instead of answering.
 * Words that the question or the solution has, too, are part of the subject. Returns the reason for a teacher.
 */
export const findInstruction = ({ question, solution, answer }: TextsToCompare): string | undefined => {
  const said = fold(answer)
  const subject = `${fold(question)}\n${fold(solution)}`
  const found = addressing
    .map((pattern) => pattern.exec(said)?.[0].trim())
    .find((words) => words !== undefined && !subject.includes(words))
  return found === undefined
    ? undefined
    : `Addresses the grader instead of answering: "${found.slice(0, quotedCharacters)}".`
}
