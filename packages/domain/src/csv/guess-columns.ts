import { limits } from '../limits.ts'
import { keyColumn, knownColumns, oneMarkColumn, oneOptionColumn, optionListColumn } from './column-names.ts'

/** A longer cell is no heading, and the patterns below take a time that grows with the square of its blanks. */
const maxHeadingChars = 1_000

/** Reduces a heading to lower-case letters and digits, for comparison. */
const fold = (cell: string): string =>
  cell
    .slice(0, maxHeadingChars)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Removes the instructions that templates put into headings: "3. Answer 1 - max 75 characters", "Answer(s)".
 */
const withoutAdvice = (cell: string): string =>
  cell
    .slice(0, maxHeadingChars)
    .replace(/^\s*\d{1,2}[.)]\s+(?=\p{L}{2})/u, '')
    .replace(/\(s\)/gi, 's')
    .replace(/\s*[#№]\s*$/, ' no')
    .replace(/\s+[-–—]\s*(?:max|min|choose|select|optional|required|up to|e\.g\.)\b.*$/is, '')
    .replace(/\s*\((?:max|min|choose|only|optional|required|up to|e\.g\.)\b[^)]*\)\s*$/i, '')

/** Normalizes a heading: case and surrounding blanks do not matter. */
export const columnName = (cell: string): string =>
  cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()

/** Headings of other tools and languages, by the column that they mean. */
const otherNames: Readonly<Record<string, string>> = {
  question:
    'question ' +
    'statement qtext ' +
    'questiontext questions stem prompt item frage fragetext pregunta pregunte pergunta enunciado domanda вопрос ' +
    '问题 問題 题目 題目 题干 प्रश्न سؤال السؤال প্রশ্ন سوال 質問 設問 pertanyaan soal vraag pytanie treśćpytania soru',
  [keyColumn]:
    'ans correctans rightans trueorfalse truefalse ' +
    'correct correctanswer correctanswers answers correctoption correctoptions ' +
    'correctchoice correctchoices rightanswer answerkey answer key ' +
    'richtig richtigeantwort antwort lösung correcta respuestacorrecta respuesta correta respostacorreta ' +
    'gabarito resposta bonneréponse ' +
    'réponse reponsecorrecte rispostacorretta правильныйответ ответ 答案 正确答案 正確答案 उत्तर सहीउत्तर الإجابة ' +
    'الإجابةالصحيحة উত্তর সঠিকউত্তর جواب 正解 答え jawaban antwoord odpowiedź cevap doğrucevap',
  [optionListColumn]:
    'answeroptions answerchoices choices allchoices alloptions optionen antwortmöglichkeiten opciones',
  [oneOptionColumn]:
    'optiontext answertext answeroption choicetext choice alternative alternativetext responsetext answerchoice ' +
    'antwortoption antworttext antwortmöglichkeit opción opcion alternativa textodelaopción proposition opzione ' +
    'вариант 选项 選項 選択肢 pilihan optie',
  [oneMarkColumn]:
    'iscorrect iscorrectanswer iscorrectoption isright istcorrekt istrichtig escorrecta estcorrecte',
  tags:
    'tag topic topics keyword keywords category categories subject schlagwort schlagworte ' +
    'schlagwörter thema themen themes temas etiqueta etiquetas tema тема теги 标签 標籤 टैग وسوم',
  difficulty_level:
    'difficulty level niveau nivel nível schwierigkeit schwierigkeitsgrad dificultad dificuldade difficulté ' +
    'difficolta сложность 难度 難度 कठिनाई صعوبة কঠিনতা',
  weightage:
    'weight marks mark points point score totalpoint totalpoints questionpoints punkte punktzahl puntos pontos ' +
    'баллы 分值 分数 अंक درجات নম্বর نمبر',
  solution:
    'explanation explanations answerexplanation rationale feedback comment erklärung erläuterung explicación ' +
    'explicacion explicação explication spiegazione объяснение пояснение 解析 解释 व्याख्या شرح ব্যাখ্যা 解説',
  ind_number: 'no nr num number id questionno questionnumber nummer número numero номер 序号 编号 क्रमांक رقم',
  image_url: 'image imagelink picture bild imagen imagem',
  section: 'chapter unit abschnitt kapitel sección seção раздел',
}
const byOtherName = new Map(
  Object.entries(otherNames).flatMap(([name, others]) =>
    others.split(' ').map((other): [string, string] => [fold(other), name]),
  ),
)

const optionWords =
  '(?:option|options|answer|choice|opt|ans|antwort|antwortmöglichkeit|opción|opcion|respuesta|opção|' +
  'alternativa|resposta|réponse|proposition|choix|opzione|risposta|scelta|auswahl|auswahlmöglichkeit|antwortoption|' +
  'вариант|вариантответа|ответ|选项|選項|विकल्प|خيار|الخيار|اختيار|বিকল্প|آپشن|選択肢|pilihan|optie|keuze|' +
  'odpowiedź|seçenek|elección|escolha)?'
const optionName = new RegExp(`^${optionWords}([1-${limits.maxOptions}a-h])$`, 'u')
const markName = new RegExp(
  `^(?:iscorrect|correct|right|richtig|correcta|correta|correcte|верно|正确)([1-${limits.maxOptions}a-h])$`,
  'u',
)
/**
 * Columns of wrong options. The correct option has its own column and becomes option 1, so wrong option 1 is
 * option 2.
 */
const wrongName = new RegExp(
  `^(?:incorrect|wrong|false|distractor|distracter|decoy)(?:answer|option|choice)?([1-${limits.maxOptions - 1}a-g])$`,
)
const optionNo = (sign: string): number =>
  /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 'a'.charCodeAt(0) + 1

/** Returns the column that a heading means, by our own name for it or by another known name, or null. */
export const guessColumn = (cell: string): string | null => {
  const name = columnName(withoutAdvice(cell))
  if (knownColumns.has(name)) return name
  const folded = fold(withoutAdvice(cell))
  const marked = markName.exec(folded)
  if (marked) return `is_correct${optionNo(marked[1]!)}`
  const wrong = wrongName.exec(folded)
  if (wrong) return `option${optionNo(wrong[1]!) + 1}`
  const option = optionName.exec(folded)
  if (option) return `option${optionNo(option[1]!)}`
  return byOtherName.get(folded) ?? null
}

/**
 * Returns the column that each heading means, or null. Each column is assigned once; exact names come first.
 */
export const guessColumns = (header: readonly string[]): (string | null)[] => {
  const exact = header.map((cell) => (knownColumns.has(columnName(cell)) ? columnName(cell) : null))
  const taken = new Set(exact.filter((name) => name !== null))
  const guessed = header.map((cell, index) => {
    const named = exact[index] ?? guessColumn(cell)
    if (exact[index] || named === null) return named
    if (taken.has(named)) return null
    taken.add(named)
    return named
  })
  return withTitleAsQuestion(header, withAnswersAsOptions(header, guessed))
}

/** In Wooclap's template the title is the question. Elsewhere it is a name beside the question. */
const withTitleAsQuestion = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const title = header.map(fold).findIndex((name) => /^(?:title|titre|titel|título|titolo)$/u.test(name))
  const isMissing = !guessed.includes('question') && guessed.some((name) => /^option[12]$/.test(name ?? ''))
  return guessed.map((name, index) => (isMissing && index === title ? 'question' : name))
}

const answerName =
  /^(?:answers?|antwort(?:en)?|respuestas?|respostas?|réponses?|rispost[ae]|ответ|答案|jawaban)$/u
const markOfAnswer =
  /^(?:is)?(?:correct|right|richtig|korrekt|correcta|correta|correcte|corretta|juste|верно|正确)$/u

/** Without columns of options, "Answer" beside "Correct" holds one option in each row. */
const withAnswersAsOptions = (
  header: readonly string[],
  guessed: readonly (string | null)[],
): (string | null)[] => {
  const names = header.map(fold)
  const answer = names.findIndex((name) => answerName.test(name))
  const mark = names.findIndex((name) => markOfAnswer.test(name))
  const hasOptions = guessed.some((name) => name?.startsWith(oneOptionColumn))
  if (answer < 0 || mark < 0 || hasOptions || !guessed.includes('question')) return [...guessed]
  return guessed.map((name, index) => {
    if (index === answer) return oneOptionColumn
    return index === mark ? oneMarkColumn : name
  })
}

/** A single digit or letter. In a header it names an option; in a data row it may be a value. */
const isOneCharacter = (cell: string): boolean => /^[\p{L}\p{N}]$/u.test(fold(cell))

/** Counts the known headings in a row. Returns 0 if all of them are single digits or letters. */
export const headingsIn = (cells: readonly string[]): number => {
  const named = guessColumns(cells)
  const isNamed = named.some((name, index) => name !== null && !isOneCharacter(cells[index]!))
  return isNamed ? named.filter((name) => name !== null).length : 0
}
