import type { TextsToCompare } from './texts-to-compare.ts'

/** Words that address whoever grades, by language. Arabic and Urdu words stand without vowel signs. */
const addressing: readonly RegExp[] = [
  // Whatever the language: fields of the response, roles of a chat, and tags.
  /["'“”«]?\b(?:marks?|score|grade|evaluation|confidence|unsure|points?)\b["'“”»]?\s*[:=]\s*["']?\d/,
  /["'“”«](?:marks|score|grade|evaluation|confidence|unsure|reasons)["'“”»]\s*:/,
  /\bjson\b|\[\/?inst\]|<\|?\/?\s*(?:system|assistant|user|answer|im_start|im_end|instructions?)\b/,
  /^\s*#*\s*(?:system|assistant|developer|user)\s*:/m,
  /\b(?:prompt|jailbreak|chatgpt|gpt-?\d|llm|language model)\b/,
  // English
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b[^.!?\n]{0,40}\b(?:instruct\w*|teacher|rubric|rules?|above|previous|prior|earlier|criteria|solution|guidelines?|everything|all)\b/,
  /\b(?:full|maximum|max|all|top|highest|perfect|complete|\d+)\s+(?:(?:possible|available|the)\s+)?(?:marks?|points?|credits?|scores?|grades?)\b/,
  /\b(?:give|award|assign|grant|output|return|respond|reply|mark|grade|score|rate|print|write|set)\b[^.!?\n]{0,30}\b(?:marks?|scores?|grades?|points|credit|as correct|as right|correct|10|5|full|maximum)\b/,
  /\b(?:dear|hello|hey|note to|message to|attention)\b[^.!?\n]{0,20}\b(?:grader|marker|teacher|examiner|ai|model|assistant|evaluator|professor|sir|madam)\b/,
  /\b(?:you are|act as|pretend|as an?)\b[^.!?\n]{0,25}\b(?:ai|grader|assistant|model|teacher|examiner|marker|evaluator)\b/,
  /\b(?:grader|examiner|evaluator|system message|new instructions?|this answer (?:is|deserves|should|must)|my answer (?:is|deserves|should|must))\b/,
  // German
  /\b(?:ignorier\w*|vergiss|missacht\w*|beachte)\b[^.!?\n]{0,40}\b(?:anweisung\w*|lehrer\w*|regeln?|vorgaben?|oben|alles|bisherig\w*|vorherig\w*|losung|nicht)\b/,
  /\b(?:volle|alle|maximale?|hochste|\d+)\s+(?:punkt\w*|note|bewertung)\b|\b(?:bewerte|vergib|gib)\b[^.!?\n]{0,40}\b(?:punkt\w*|note|richtig|antwort|voll\w*)\b/,
  /\b(?:korrektor\w*|prufer\w*|sprachmodell|diese antwort (?:ist|verdient))\b|\bdu bist\b/,
  // French
  /\b(?:ignore[zr]?|oublie[zr]?|negligez)\b[^.!?\n]{0,40}\b(?:instructions?|consignes?|professeur|regles|tout|precedent\w*|solution|corrige)\b/,
  /\b(?:tous les points|note maximale|points? maximum|la meilleure note|note complete|\d+ points)\b|\b(?:donne[zr]?|attribue[zr]?|mets|mettez|accorde[zr]?|note[zr]?)\b[^.!?\n]{0,40}\b(?:points?|note|\d+|correct\w*)\b/,
  /\b(?:correcteur|correctrice|examinateur|modele de langage|cette reponse (?:est|merite))\b|\b(?:tu es|vous etes)\b/,
  // Spanish
  /\b(?:ignor[ae]\w*|olvid[ae]\w*|omite|descarta)\b[^.!?\n]{0,40}\b(?:instruccion\w*|profesor\w*|reglas|todo|anterior\w*|solucion|criterios)\b/,
  /\b(?:todos los puntos|puntuacion (?:maxima|completa)|nota maxima|maxima (?:nota|puntuacion)|\d+ puntos)\b|\b(?:da(?:me|le)?|asigna|otorga|pon(?:me|le)?|califica|devuelve|marca)\b[^.!?\n]{0,40}\b(?:puntos|nota|puntuacion|\d+|correct\w*)\b/,
  /\b(?:corrector\w*|evaluador\w*|calificador\w*|modelo de lenguaje|esta respuesta (?:es|merece))\b|\b(?:eres|usted es) (?:un|una|el|la)\b/,
  // Arabic
  /تجاهل|انس (?:كل|جميع|التعليمات)|التعليمات|(?:الدرجه|العلامه|الدرجات|العلامات) (?:الكامله|القصوي|كامله)|كامل (?:الدرجات|العلامات)|(?:اعط|امنح|ضع)\S* [^.!؟\n]{0,30}(?:درج|علام|نقاط|نقط)|المصحح|ايها (?:المعلم|المدرس|النموذج)|انت (?:مصحح|نموذج|مساعد)|هذه الاجابه (?:صحيحه|تستحق)/,
  // Urdu
  /نظر ?انداز|ہدایات|ہدایت|(?:پورے|مکمل|تمام|سب|زیادہ سے زیادہ|\d+) (?:نمبر|مارکس|پوائنٹس)|نمبر (?:دو|دیں|دے|دیجیے|دیجئے)|ممتحن|استاد (?:کی|کو|صاحب)|تم ایک|آپ ایک|یہ جواب (?:درست|صحیح|بالکل)|بھول جا/,
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
