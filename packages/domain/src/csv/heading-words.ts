import { limits } from '../limits.ts'
import { truthPairs } from '../rules/truth-words.ts'
import { foldHeading } from './fold-heading.ts'
import { plainLatin } from './plain-latin.ts'
import { keyColumn, oneMarkColumn, oneOptionColumn, optionListColumn } from './column-names.ts'

/** Headings of other tools and languages, by the column that they mean. */
export const otherNames: Readonly<Record<string, string>> = {
  question:
    'question ' +
    'affirmation affirmations aussage aussagen behauptung afirmación afirmacion afirmação affermazione утверждение ' +
    'stelling stwierdzenie pernyataan কথন कथन بیان العبارة 陈述 ' +
    'متنسوال نصالسؤال متنالسؤال 問題文 設問文 문제내용 ' +
    'q statement statements mcq mcqs qtext qstn term ' +
    'questiontext questions stem prompt item frage fragen fragetext pregunta preguntas pregunte pergunta perguntas ' +
    'énoncé intitulé intituléquestion enunciado domanda domande вопрос вопросы pytania ' +
    'quesito spørgsmål spørsmål fråga kysymys kérdés întrebare otázka питання запитання въпрос ερώτηση câuhỏi ' +
    'nộidungcâuhỏi ' +
    'jautājums питање сұрақ асуулт sual swali tanong pyetja հարց კითხვა கேள்வி வினா ప్రశ్న ಪ್ರಶ್ನೆ ' +
    'ചോദ്യം પ્રશ્ન ਪ੍ਰਸ਼ਨ ਸਵਾਲ ප්‍රශ්නය မေးခွန်း សំណួរ ຄຳຖາມ ጥያቄ пытанне enunciat ' +
    'soalan שאלה پرسش คำถาม 질문 문제 savol testsavoli testtopshirigi sual pitanje vprašanje klausimas küsimus ' +
    '问题 問題 题目 題目 题干 प्रश्न سؤال السؤال প্রশ্ন سوال 質問 設問 pertanyaan soal vraag pytanie treśćpytania soru sorumetni',
  [keyColumn]:
    'loesung loesungen richtigeloesung antwortloesung odp resp risp correctop correctopt rightopt ' +
    'risposta giusto giusta soluzione soluzioni rispostaesatta rispostagiusta rispostecorrette corretta ' +
    'corecte corect răspunsuricorecte variantacorectă správně poprawna poprawne doğru dogru ' +
    'ans correctans rightans trueorfalse truefalse tf correctindex answerindex correctanswerindex correctoptionindex ' +
    'anskey anskeys answerkeys answernumber correctoptionnumber correctanswernumber keys rightoption rightoptions ' +
    'correct correctanswer correctanswers answers correctoption correctoptions ' +
    'correctchoice correctchoices correctresponse correctresponses rightanswer answerkey answer key ' +
    'richtig richtigeantwort antwort lösung correcta respuestacorrecta respuesta correta respostacorreta ' +
    'gabarito resposta bonneréponse bonnesréponses réponsesjustes réponsejuste réponsescorrectes ' +
    'réponse reponsecorrecte rispostacorretta правильныйответ ответ 答案 正确答案 正確答案 उत्तर सहीउत्तर الإجابة ' +
    '想定回答 模範解答 解答 回答 ' +
    'الإجابةالصحيحة উত্তর সঠিকউত্তর جواب 正解 答え jawaban antwoord odpowiedź cevap doğrucevap ' +
    'correctoptionid correctoptionids correctid correctids correctanswerid correctanswerids ' +
    'bestanswer correctkey keyanswer rightkey rigtigtsvar korrektsvar riktigtsvar riktigsvar rättsvar ' +
    'svar facit fasit oikeavastaus ' +
    'vastaus helyesválasz válasz răspunscorect răspuns správnáodpověď odpověď správnaodpoveď prawidłowaodpowiedź ' +
    'poprawnaodpowiedź правильнавідповідь відповідь верныйответ правилен отговор σωστήαπάντηση απάντηση đápán ' +
    'đápánđúng đúng jawabanbenar kuncijawaban kunci jawapan respostacerta opçãocorreta opcaocorreta opçãocerta ' +
    'opcióncorrecta opcioncorrecta bonneoption richtigeoption juisteantwoord correctantwoord opzionecorretta ' +
    'सहीविकल्प 정답번호 doğruşık doğruseçenek doğruyanıt الخيارالصحيح الاختيارالصحيح گزینهصحیح گزینهدرست ' +
    'সঠিকবিকল্প সঠিকঅপশন ข้อถูก ข้อที่ถูก ตอบ 正确选项 正確選項 正解番号 opsibenar pilihanbenar ' +
    'numérodelabonneréponse правильныйвариант правильнийваріант prawidłowaopcja opțiuneacorectă ' +
    'õigevastus õige vastus pareizāatbilde atbilde teisingasatsakymas atsakymas pravilniodgovor pravilanodgovor ' +
    'točanodgovor tačanodgovor odgovor дұрысжауап жауап зөвхариулт хариулт düzgüncavab doğrucavab cavab jibusahihi ' +
    'richtigenantwort bonneréponse réponsecorrecte laréponsecorrecte rispostacorretta правильногоответа ' +
    'respuestacorrecta respostacorreta الاجابةالصحيحة ' +
    'jibu tamangsagot sagot jawapanbetul përgjigjaesaktë përgjigja ճիշտպատասխան պատասխան სწორიპასუხი პასუხი ' +
    'சரியானவிடை விடை సరైనసమాధానం సమాధానం ಸರಿಯಾದಉತ್ತರ ಉತ್ತರ ശരിയായഉത്തരം ഉത്തരം સાચોજવાબ જવાબ ਸਹੀਜਵਾਬ ' +
    'ਜਵਾਬ योग्यउत्तर बरोबरउत्तर योग्यपर्याय ትክክለኛመልስ መልስ ' +
    'תשובה תשובהנכונה درستجواب صحیحجواب پاسخ پاسخصحیح คำตอบ เฉลย 정답 답 答案选项 sahicavab togrijavob javob',
  hints:
    'hint hints hinweis hinweise tipp tipps indice pista pistas dica dicas подсказка ipucu petunjuk gợiý تلميح ' +
    '提示 ヒント 힌트',
  when_right:
    'correctfeedback feedbackcorrect feedbackifcorrect feedbackforcorrect feedbackwhencorrect positivefeedback ' +
    'correctmessage messagecorrect rightfeedback feedbackrichtig correctanswerfeedback',
  when_wrong:
    'incorrectfeedback feedbackincorrect feedbackifincorrect feedbackforincorrect feedbackwhenincorrect ' +
    'incorrectmessage messageincorrect wrongmessage negativefeedback wrongfeedback feedbackwrong ' +
    'feedbackfalsch incorrectanswerfeedback wronganswerfeedback',
  paragraph:
    'passage readingpassage context stimulus vignette scenario casestudy textabschnitt 阅读材料 عبارت اقتباس',
  [optionListColumn]:
    'pairs matchingpairs matches ' +
    'possibleanswers listofoptions optionlist answerlist optionslist möglicheantworten réponsespossibles ' +
    'respuestasposibles respostaspossíveis answeroptions answerchoices choices allchoices alloptions optionen ' +
    'antwortmöglichkeiten opciones opzioni opções opcoes optioner opcje možnosti możliwości варианты варіанти ' +
    'вариантыответов pilihanjawaban seçenekler şıklar lựachọn cácphươngán 选项列表 選択肢一覧 الخيارات الاختيارات ' +
    'اختیارات آپشنز گزینهها विकल्प বিকল্পসমূহ variantlar',
  [oneOptionColumn]:
    'answersvalue suggestedansweridsvalue ' +
    'optiontext answertext answeroption choicetext choice alternative alternativetext responsetext answerchoice ' +
    'antwortoption antworttext antwortmöglichkeit opción opcion alternativa textodelaopción proposition opzione ' +
    'вариант 选项 選項 選択肢 pilihan optie',
  [oneMarkColumn]:
    'isacorrectanswer answersisacorrectanswer suggestedansweridsiscorrect suggestedansweridsisacorrectanswer ' +
    'iscorrect iscorrectanswer iscorrectoption isright istcorrekt istrichtig escorrecta estcorrecte',
  tags:
    'tag topic topics keyword keywords category categories subject schlagwort schlagworte ' +
    'schlagwörter thema themen themes temas etiqueta etiquetas tema тема теги 标签 標籤 टैग وسوم ' +
    'categoria categoría categoriă catégorie kategorie kategori kategoria kategória categorie категория категорія ' +
    'matière materia matéria mapel fach ämne emne rubrique temat téma موضوع مضمون 分类 分類 类别 類別 知识点 科目',
  difficulty_level:
    'difficulty level niveau nivel nível schwierigkeit schwierigkeitsgrad dificultad dificuldade difficulté ' +
    'difficolta сложность 难度 難度 कठिनाई صعوبة কঠিনতা zorluk',
  weightage:
    'weight marks mark points point score barème bareme totalpoint totalpoints ' +
    'questionpoints punkte punktzahl puntos pontos ' +
    'баллы 分值 分数 अंक درجات নম্বর نمبر',
  solution:
    'definition meaning ' +
    'erklaerung erlaeuterung begruendung fullexplanation detailedexplanation geribildirim justificacion ' +
    'explanation explanations answerexplanation rationale feedback comment erklärung erläuterung explicación ' +
    'explicacion explicação explication spiegazione объяснение пояснение 解析 解释 व्याख्या شرح ' +
    'پاسختشریحی توضیحات شرحالإجابة ' +
    'retroalimentación retroalimentacion rückmeldung commentaire commentaires kommentar comentario comentarios ' +
    'comentário commento комментарий ملاحظة تغذيةراجعة وضاحت ' +
    'ব্যাখ্যা 解説 forklaring förklaring selitys magyarázat explicație spiegazioni vysvětlení odůvodnění ' +
    'uzasadnienie indoklás justificación justificativa begründung motivazione perustelu motivering ' +
    'vysvetlenie açıklaması sharh izoh wyjaśnienie ' +
    'пояснення обяснение επεξήγηση εξήγηση giảithích lờigiải penjelasan pembahasan uitleg toelichting açıklama הסבר ' +
    'توضیح وضاحت คำอธิบาย 해설',
  kind:
    'type questiontype qtype itemtype typ fragetyp tipo tipodepregunta typedequestion tipodequestão ' +
    'тип типвопроса 题型',
  ind_number: 'no nr num number id questionno questionnumber nummer número numero номер 序号 编号 क्रमांक رقم',
  image_url:
    'image img imagelink imageurl picture bild imagen imagem immagine obrazek zdjęcie gambar resim 画像 图片',
  tolerance:
    'tolerance errormargin marginoferror margin acceptederror errortolerance toleranz tolerancia tolerância ' +
    'tolleranza tolérance допуск погрешность',
  lowest:
    'min minimum minvalue minimumvalue minanswer lowerbound lowerlimit rangestart rangemin answermin lowest',
  highest:
    'max maximum maxvalue maximumvalue maxanswer upperbound upperlimit rangeend rangemax answermax highest',
  section: 'chapter unit abschnitt kapitel sección seção раздел',
}
const optionWords = plainLatin(
  '(?:(?:option|options|answer|choice|opt|op|ans|alt|antwort|antwortmöglichkeit|opción|opcion|respuesta|opção|' +
    'alternativa|resposta|réponse|proposition|choix|opzione|risposta|scelta|auswahl|auswahlmöglichkeit|antwortoption|' +
    'вариант|вариантответа|ответ|选项|選項|विकल्प|خيار|الخيار|اختيار|বিকল্প|آپشن|選択肢|pilihan|optie|keuze|' +
    'odpowiedź|odp|resp|risp|' +
    'seçenek|elección|escolha|svar|svarmulighed|svaralternativ|alternativ|vaihtoehto|vastaus|válasz|' +
    'variantă|' +
    'variant|možnost|odpověď|odpoveď|варіант|відповідь|отговор|επιλογή|απάντηση|đápán|phươngán|lựachọn|jawaban|opsi|' +
    'item|step|elemento|élément|schritt|étape|paso|' +
    'antwoord|answeroption|answerchoice|vastusevariant|variants|atbilde|atsakymas|odgovor|жауап|хариулт|jibu|sagot|' +
    'jawapan|pilihanjawapan|përgjigja|պատասխան|პასუხი|விடை|సమాధానం|ఐచ్ఛికం|ಉತ್ತರ|ഉത്തരം|વિકલ્પ|ਵਿਕਲਪ|पर्याय|መልስ|' +
    'vastus|תשובה|אפשרות|گزینه|جواب|ตัวเลือก|보기|선택지|javob|cavab)(?:e?s|e?n)?)?',
)
/** A word with which a heading names an option, before its number or its letter. */
export const optionWord = new RegExp(`^${optionWords}$`, 'u')
const earned =
  '(?:score|points?|weight|weighting|fraction|percent|percentage|grade|credit|punkte|puntos|pontos)'
/** What an option earns: "Score 1", "Points A". All or nothing says whether it is right. */
export const scoreName = new RegExp(
  `^(?:${optionWords}([1-${limits.maxOptions}a-h])${earned}|${earned}([1-${limits.maxOptions}a-h]))$`,
  'u',
)
/** A column of an option, by its number from 1 or its letter, which may stand before the word: "A选项", "B şıkkı". */
export const optionName = new RegExp(
  `^(?:${optionWords}0?([1-${limits.maxOptions}a-h])|([a-h])(?:选项|選項|答案|项|項|şıkkı|sikki|seçeneği|seceneği|` +
    'option|choice|variant|вариант|javob|vaihtoehto|варіант|opcja|možnost))$',
  'u',
)
const oneOptionWord = optionWords.slice(0, -1)
const rightWords =
  '(?:is)?(?:correct|right|true|richtig|korrekt|correcta|correta|correcte|correcto|верно|正确)'
/** Whether an option is right: "Correct A", "Option 1 correct?", "Is option 1 correct". */
export const markName = new RegExp(
  `^(?:${rightWords}([1-${limits.maxOptions}a-h])|(?:is)?${oneOptionWord}([1-${limits.maxOptions}a-h])${rightWords})$`,
  'u',
)
/**
 * Columns of wrong options. The correct option has its own column and becomes option 1, so wrong option 1 is
 * option 2.
 */
const wrongWords = plainLatin(
  '(?:d(?=\\d)|incorrect|wrong|false|distractor|distracter|' +
    'distra(?:tt|t|ct)or[ei]?|distracteur|distraktor|decoy|falsche|falsch|errada|errado|incorreta|' +
    'incorrecta|incorrecto|' +
    'equivocada|fausse|mauvaise|incorrecte|sbagliat[ao]|errat[ao]|forkert|feil|fel|felaktigt|väärä|rossz|hibás|' +
    'greșit|chybná|' +
    'nesprávná|błędna|niepoprawna|неверный|неправильный|неправильна|λάθος|sai|salah|onjuist|fout|yanlış|שגויה|خاطئة|' +
    'غلط|错误|錯誤|오답)',
)
export const wrongName = new RegExp(
  `^(?:${optionWords}${wrongWords}${optionWords})0?([1-${limits.maxOptions - 1}a-g])$`,
  'u',
)

/** A cell that lists all wrong options: "Distractors", "Incorrect answers". */
export const wrongList = new RegExp(
  '^(?:distractors|distracters|(?:all|other)?(?:incorrect|wrong|false)(?:answers|options|choices)|otheroptions|' +
    'falscheantworten|reponsesincorrectes|mauvaisesreponses|respuestasincorrectas|respostasincorretas|' +
    'risposteerrate|неверныеответы|неправильныеответы|错误答案|غلطجوابات|الإجاباتالخاطئة)$',
  'u',
)

/** A field of a file for one or all wrong options, which files without a known heading also have: "erradas". */
export const wrongField = new RegExp(
  `^(?:${optionWords}s?)?${wrongWords}(?:s|n|en|e|es)?(?:${optionWords}s?)?$`,
  'u',
)

/** The first option of a table that counts them from 0. */
export const zeroName = new RegExp(`^${optionWords}0$`, 'u')

const oneOf = (words: string): string => `(?:${words.split('|').map(foldHeading).join('|')})`
const truthNames = truthPairs.map(([right, wrong]) => ({
  name: new RegExp(
    `^${oneOf(right)}(?:or|oder|ou|o|или|یا|أو|أم|या|of|lub|atau|veya|eller|hoac)?${oneOf(wrong)}$`,
    'u',
  ),
  initials: [right, wrong].map((words) => words.split('|').map((word) => word.slice(0, 1))),
}))

/** The first letters of both words of a heading that is the key of statements: "True/False", "Vrai ou faux". */
export const initialsOfTruths = (folded: string): readonly (readonly string[])[] | undefined =>
  truthNames.find(({ name }) => name.test(folded))?.initials

/** Headings of two columns in which a tick says whether a statement is true: "True", "False". */
export const truthHeadings: readonly (readonly [right: string, wrong: string])[] = [
  ['true', 'false'],
  ['t', 'f'],
  ['yes', 'no'],
  ['richtig', 'falsch'],
  ['wahr', 'falsch'],
  ['vrai', 'faux'],
  ['verdadero', 'falso'],
  ['verdadeiro', 'falso'],
  ['vero', 'falso'],
  ['верно', 'неверно'],
  ['صحیح', 'غلط'],
  ['درست', 'غلط'],
  ['صح', 'خطأ'],
  ['सही', 'गलत'],
  ['对', '错'],
  ['正确', '错误'],
]

/** A column with what is said to who chose an option: "Feedback A", "Explanation for option 2". */
export const feedbackName = new RegExp(
  '^(?:feedback|explanation|rationale|comment|erklarung|explication|explicacion)' +
    `(?:for|on|to)?(?:the)?${optionWords}([1-${limits.maxOptions}a-h])$|` +
    `^${optionWords}([1-${limits.maxOptions}a-h])(?:feedback|explanation|rationale|comment)$`,
  'u',
)
