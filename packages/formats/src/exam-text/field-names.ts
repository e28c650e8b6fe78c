import { elementAt } from '@quizwright/domain/defined.ts'

/** The subject of a labelled line of a question. */
export type FieldName =
  | 'answer'
  | 'solution'
  | 'marks'
  | 'tags'
  | 'topic'
  | 'difficulty'
  | 'section'
  | 'hint'
  | 'whenRight'
  | 'whenWrong'

/** Names of the correct answer in the supported languages. */
const answerNames = [
  String.raw`(?:the\s+)?(?:(?:correct|right|best|sample|model|expected|suggested|possible)\s+)?` +
    String.raw`(?:answers?(?:\(s\))?(?:\s+(?:is|are))?|ans|key)|correct|correct\s+(?:order|sequence)`,
  String.raw`(?:correct|right)\s+(?:option|choice)`,
  String.raw`(?:r[ée]p|resp|rp?ta)\.?|r(?=\s*[:：]\s*[([]?[A-H][)\].]?\s*$)`,
  String.raw`(?:la\s+|les\s+)?(?:bonnes?\s+)?r[ée]ponse(?:s|\(s\))?(?:\s+(?:correcte|exacte|juste)s?)?` +
    String.raw`(?:\s+est)?|corrigé`,
  String.raw`(?:die\s+)?(?:(?:richtige|korrekte)\s+)?(?:antwort(?:en)?|(?:muster)?l[öo]sung(?:en)?)(?:\s+ist)?`,
  String.raw`richtig\s+ist|musterantwort`,
  String.raw`(?:la\s+)?respuesta(?:s|\(s\))?(?:\s+correctas?)?(?:\s+es)?|clave|soluciones`,
  String.raw`(?:la\s+)?rispost[ae](?:\s+(?:corrett|esatt|giust)[ae])?|soluzioni`,
  String.raw`respostas?(?:\s+(?:corret|cert)as?)?|gabarito`,
  String.raw`(?:(?:het\s+)?(?:juiste|goede|correcte)\s+)?antwoord(?:en)?`,
  String.raw`(?:(?:rätt|rätta|korrekt|korrekta|riktige?|rigtigt)\s+)?svar|facit|fasit|(?:oikea\s+)?vastaus`,
  String.raw`(?:(?:prawidłow|poprawn)[ae]\s+)?odpowied(?:ź|zi?)|(?:správn[aáeé]\s+)?odpov(?:[eě]ď|[eě]di)`,
  String.raw`(?:doğru\s+)?(?:cevap|yanıt)(?:lar)?|(?:helyes\s+)?válasz(?:ok)?|răspuns(?:ul|uri)?(?:\s+corecte?)?`,
  String.raw`(?:(?:правильн|верн)\p{L}+\s+)?(?:ответы?|відпов(?:ідь|іді)|отговори?)|` +
    String.raw`(?:σωστή\s+)?απάντηση|(?:σωστές\s+)?απαντήσεις`,
  String.raw`(?:ال)?(?:[إا]جابة|جواب)(?:\s+ال\p{L}+)?|پاسخ(?:\s+صحیح)?|ה?תשובה(?:\s+ה?נכונה)?`,
  String.raw`(?:(?:صحیح|درست)\s+)?جواب|(?:সঠিক\s+)?উত্তর|javob|(?:to'g'ri\s+)?javobi?|cavab|` +
    String.raw`jawapan|odgovor|atsakymas|vastus|` +
    String.raw`(?:सही\s+)?उत्तर|เฉลย|คำตอบ(?:ที่ถูกต้อง)?|đáp(?:\s+án(?:\s+đúng)?)?|dap\s+an(?:\s+dung)?`,
  String.raw`(?:kunci\s+)?jawaban(?:\s+(?:yang\s+)?benar)?|kunci|sagot|jibu|odp\.?|odg\.?`,
  String.raw`(?:சரியான\s+)?விடை|(?:సరైన\s+)?(?:సమాధానం|జవాబు)|(?:సరియాద\s+)?ಉತ್ತರ|` +
    String.raw`(?:ശരിയായ\s+)?ഉത്തരം|(?:साचो\s+)?जवाफ|ઉત્તર|જવાબ|ਉੱਤਰ|ਜਵਾਬ`,
  String.raw`(?:ճիշտ\s+)?պատասխան[նը]?|(?:სწორი\s+)?პასუხი|(?:ትክክለኛ\s+)?መልስ|အဖြေ(?:မှန်)?|ចម្លើយ(?:ត្រឹមត្រូវ)?|` +
    String.raw`ຄຳຕອບ|(?:නිවැරදි\s+)?පිළිතුර|(?:дұрыс\s+)?жауап|туура\s+жооп|хариулт|зөв\s+хариулт|` +
    String.raw`përgjigj(?:a|ja)(?:\s+e\s+saktë)?|erantzuna|(?:тачан\s+|точан\s+)?одговор|amsa|idahun|jawaab|` +
    String.raw`(?:سم\s+)?ځواب|وەڵام|(?:صحیح\s+)?جواب`,
  String.raw`正解|正答|答え?|解答|(?:正确|正確|参考|參考|标准|標準)?答案|정답|답`,
]

const solutionNames = [
  String.raw`(?:answer\s+|detailed\s+)?explanation(?:\s*\/\s*reference)?|reason(?:ing)?|` +
    String.raw`mark(?:ing)?\s+(?:scheme|guide|criteria)|grading\s+(?:guide|criteria|rubric)|` +
    String.raw`rationale|sol(?:ution|n)?\.?|feedback|expl?\.?`,
  'explication|motivation|justification|erklärung|begründung|erläuterung',
  'explicación|justificación|retroalimentación|spiegazione|motivazione|explicação|justificativa',
  'uitleg|toelichting|förklaring|forklaring|selitys|wyjaśnienie|uzasadnienie|vysvětlení|vysvetlenie',
  'açıklama|magyarázat|explicație|пояснение|объяснение|пояснення|обяснение|εξήγηση|objašnjenje|pojašnjenje|' +
    'објашњење|izoh|izohi|penerangan|maelezo|selgitus|paaiškinimas|paskaidrojums|izahat',
  '(?:ال)?(?:شرح|تفسير|توضيح)|توضیح|وضاحت|تشریح|הסבר|ব্যাখ্যা',
  String.raw`व्याख्या|स्पष्टीकरण|คำอธิบาย|giải\s+thích|lời\s+giải|penjelasan|pembahasan|解説|(?:答案|试题)?解析|解释|説明|해설|풀이`,
]

const names: Record<FieldName, string> = {
  answer: answerNames.join('|'),
  solution: solutionNames.join('|'),
  marks: 'marks?|points?|score|weight|punkte?|puntos|punti|pontos|puan|баллы?|分值|分数|配点|배점',
  tags: 'tags?|keywords',
  topic: 'topic|subject|知识点|考点',
  difficulty: 'difficulty|level|schwierigkeit|difficulté|dificultad|难度|难易(?:程)?度',
  section: 'section|part',
  whenRight:
    String.raw`(?:feedback|message)\s*[-–(]?\s*(?:(?:if|when|for)\s+)?(?:correct|right)(?:\s+answers?)?\)?|` +
    String.raw`(?:correct|positive|right)(?:\s+answer)?\s+(?:feedback|message|response)`,
  whenWrong:
    String.raw`(?:feedback|message)\s*[-–(]?\s*(?:(?:if|when|for)\s+)?(?:incorrect|wrong)(?:\s+answers?)?\)?|` +
    String.raw`(?:incorrect|negative|wrong)(?:\s+answer)?\s+(?:feedback|message|response)`,
  hint:
    String.raw`(?:hints?|hinweis|tipp?|indice|pista|dica|suggerimento|aanwijzing|podpowiedź|подсказка|підказка|` +
    String.raw`υπόδειξη|ipucu|petunjuk|gợi\s+ý|تلميح|اشارہ|راهنمایی|संकेत|ইঙ্গিত|רמז|ヒント|提示|힌트)(?:\s*\p{Nd}{1,2})?`,
}

/** In Bengali and Hindi the sign of an aspirated vowel often stands for a colon; Armenian has a sign of its own. */
const colons = String.raw`(?:[:：՝]|\u0983|\u0903)`

const patterns = Object.entries(names).map(([name, words]): [FieldName, RegExp] => [
  name as FieldName,
  new RegExp(
    String.raw`^\s*(?:[【〔［[]\s*(?:${words})\s*[】〕］\]]\s*[:：=]?|` +
      String.raw`(?:${words})\s*(?:${colons}(?:[-–—](?![\d.,]))?|=))\s*(.*)$`,
    'iu',
  ),
])

/** Reads a labelled line such as "Answer: B", "Réponse : B", "答案：B" or "【解析】…". */
export const readLabelled = (text: string): { name: FieldName; value: string } | undefined => {
  // Most lines have no sign that a name needs, and there is a pattern for each name.
  if (!/\u0983|\u0903|[:：՝=】〕］\]]/.test(text)) return undefined
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(text)
    if (found) return { name, value: elementAt(found, 1).trim() }
  }
  return undefined
}

/** A pattern for the names of one or several correct answers. */
export const anyAnswerName = names.answer

const solutionHeading = new RegExp(String.raw`^\s*(?:${names.solution})\s*$`, 'iu')
/** Whether a line is nothing but the name of a solution, as a heading above it. */
export const isSolutionHeading = (text: string): boolean => solutionHeading.test(text)

const solutionWithDot = new RegExp(String.raw`^\s*(?:${names.solution})\s*(?:\.|[–—-]\s)\s*(?=\S)(.*)$`, 'iu')
/** The text of a solution whose name a dot or a dash follows: "Solution. Divide by 2." */
export const readSolutionWithDot = (text: string): string | undefined => solutionWithDot.exec(text)?.[1]

const saysNothing = /^\(?(?:none|n\/a|-)?\)?$/i
const placeToWrite = /^[[(]?\s*(?:_{2,}|[.…]{3,})[\s._…]*[\])]?$/

/** Whether a field has nothing to say: a section without a name, or the line on which students write their answer. */
export const isOpenField = ({ name, value }: { name: FieldName; value: string }): boolean =>
  (name === 'section' && saysNothing.test(value)) || (name === 'answer' && placeToWrite.test(value))
