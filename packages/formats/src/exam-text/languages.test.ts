import { expect, test } from 'vitest'
import { openQuestionFile } from '../open-question-file.ts'

const read = (text: string) => {
  const opened = openQuestionFile({ bytes: new TextEncoder().encode(text) })
  if ('problem' in opened) throw new Error(opened.problem)
  return [...opened.entries]
}

/**
 * Lists of two questions. The second option of the first question and the first of the second are correct.
 */
const lists: Record<string, string> = {
  French:
    '1. Où ?\nA. Lyon\nB. Paris\nRéponse : B\n\n2. Qui ?\nA) moi\nB) toi\nBonne réponse : A\nExplication : oui.',
  German:
    'Frage 1: Wo?\na) Bonn\nb) Berlin\nLösung: b\nFrage 2: Wer?\na) ich\nb) du\nRichtige Antwort: a\nErklärung: ja.',
  Spanish:
    '1. ¿Dónde?\na) Ebro\nb) Tajo\nRespuesta correcta: b\n2. ¿Quién?\na) yo\nb) tú\nRespuesta: a\nExplicación: sí.',
  Italian:
    '1) Dove?\nA) Po\nB) Arno\nRisposta esatta: B\n2) Chi?\nA) io\nB) tu\nRisposta corretta: A\nSpiegazione: sì.',
  Portuguese:
    '1. Onde?\na) Tejo\nb) Douro\nResposta: b\n2. Quem?\na) eu\nb) tu\nGabarito: A\nExplicação: sim.',
  Dutch: '1. Waar?\na. Maas\nb. Rijn\nJuiste antwoord: b\n2. Wie?\na. ik\nb. jij\nAntwoord: a\nUitleg: ja.',
  Polish:
    '1. Gdzie?\na) Odra\nb) Wisła\nPrawidłowa odpowiedź: b\n2. Kto?\na) ja\nb) ty\nOdpowiedź: a\nWyjaśnienie: tak.',
  Turkish:
    '1. Nerede?\nA) Fırat\nB) Ankara\nDoğru cevap: B\n2. Kim?\nA) ben\nB) sen\nCevap: A\nAçıklama: evet.',
  Russian: '1. Где?\nа) Дон\nб) Обь\nПравильный ответ: б\n2. Кто?\nа) я\nб) ты\nОтвет: а\nПояснение: да.',
  Greek:
    '1. Πού;\nα) Έβρος\nβ) Αθήνα\nΑπάντηση: β\n2. Ποιος;\nα) εγώ\nβ) εσύ\nΣωστή απάντηση: α\nΕξήγηση: ναι.',
  Arabic: '1. أين؟\nأ) النيل\nب) القاهرة\nالإجابة: ب\n2. من؟\nأ) أنا\nب) أنت\nالإجابة الصحيحة: أ\nالشرح: نعم.',
  Hebrew: '1. איפה?\nא. חיפה\nב. ירושלים\nתשובה: ב\n2. מי?\nא. אני\nב. אתה\nתשובה נכונה: א\nהסבר: כן.',
  Hindi: '1. कहाँ?\n(क) गंगा\n(ख) दिल्ली\nउत्तर: (ख)\n2. कौन?\n(क) मैं\n(ख) तुम\nसही उत्तर: (क)\nव्याख्या: हाँ.',
  Thai: '1. ที่ไหน?\nก. โขง\nข. กรุงเทพ\nเฉลย: ข\n2. ใคร?\nก. ฉัน\nข. เธอ\nคำตอบ: ก\nคำอธิบาย: ใช่',
  Vietnamese:
    'Câu 1: Ở đâu?\nA. Huế\nB. Hà Nội\nĐáp án: B\nCâu 2. Ai?\nA. tôi\nB. bạn\nĐáp án: A\nGiải thích: có.',
  Indonesian:
    '1. Di mana?\na. Musi\nb. Jakarta\nKunci jawaban: b\n2. Siapa?\na. saya\nb. kamu\nJawaban: a\nPembahasan: ya.',
  Japanese:
    '問1 どこですか？\nア 大阪\nイ 東京\n正解　イ\n\n問2 誰ですか？\nア 私\nイ 君\n正解：ア\n解説：はい。',
  Chinese:
    '一、单选题\n1、哪里？（2分）\nA、上海\nB、北京\n【答案】B\n2、谁？\nA．我  B．你\n参考答案：A\n【解析】是。',
  'Chinese, keys in the text':
    '1．中国的首都是（ B ）\nA．上海  B．北京\n2．最长的是（A）\nA．长江  B．黄河\n解析：是。',
  'Hindi with dashes':
    'प्रश्न 1. कहाँ?\n(क) गंगा\n(ख) दिल्ली\nउत्तर- (ख)\nप्रश्न 2. कौन?\n(क) मैं\n(ख) तुम\nउत्तर - (क)\nव्याख्या: हाँ.',
  'Thai without colons': '1. ที่ไหน?\nก. โขง\nข. กรุงเทพ\nเฉลย ข\n2. ใคร?\nก. ฉัน\nข. เธอ\nเฉลย ก\nคำอธิบาย: ใช่',
  'Arabic with dashes':
    '1- أين؟\nأ- النيل\nب- القاهرة\nالإجابة: ب\n2- من؟\nأ- أنا\nب- أنت\nالإجابة الصحيحة: أ\nالشرح: نعم.',
  'Korean, by number': '1. 어디?\n① 부산\n② 서울\n정답: 2번\n\n2. 누구?\n① 나\n② 너\n정답: 1\n해설: 네.',
  Korean: '1. 어디?\n① 부산\n② 서울\n정답: ②\n\n2. 누구?\n① 나\n② 너\n정답: ①\n해설: 네.',
}

test.each(Object.entries(lists))('reads the correct options and the reasons from a list in %s', (_, text) => {
  const entries = read(text)
  expect(
    entries.map(({ status, question: { options } }) => [status, options.map((one) => one.is_correct)]),
  ).toEqual([
    ['taken', [false, true]],
    ['taken', [true, false]],
  ])
  expect(entries[0]!.question.solution).toBe('')
  expect(entries[1]!.question.solution).toMatch(/^\S{1,6}\.?。?$/u)
})

test('recognizes the heading of a key in other languages', () => {
  const list = 'Aufgabe 1. Wo?\nA. Bonn\nB. Berlin\n\nAufgabe 2. Wer?\nA. ich\nB. du\n\n'
  for (const heading of ['Lösungen:', 'Réponses', '答案', 'Ответы:', 'Gabarito'])
    expect(
      read(`${list}${heading}\n1. B\n2. A`).map(({ question }) =>
        question.options.findIndex((one) => one.is_correct),
      ),
    ).toEqual([1, 0])
})

test('lines below the answer of a question with options are its solution', () => {
  const [entry] = read('1. Why?\nA. one\nB. two\nAnswer: B\nSince it is\nso.')
  expect(entry).toMatchObject({ status: 'taken', question: { solution: 'Since it is\nso.' } })
})

test.each([
  ['brackets of full width', '（ B ）', 'Ａ．上海 Ｂ．北京 Ｃ．广州', [1]],
  ['brackets of half width', '(B)', 'A．上海 B．北京\nC．广州', [1]],
  ['several letters', '（AC）', 'A、上海 B、北京 C、广州', [0, 2]],
])('in a Chinese list, the key stands in the text between %s', (_, key, options, right) => {
  const [entry] = read(`1．中国的首都是${key}。\n${options}\n\n2．法国呢？\nA．里昂\nB．巴黎\n答案：Ｂ`)
  expect(entry!.question.question).toBe('中国的首都是（　）。')
  expect(entry!.question.options.map(({ option }) => option)).toEqual(['上海', '北京', '广州'])
  expect(entry!.question.options.flatMap(({ is_correct }, index) => (is_correct ? [index] : []))).toEqual(
    right,
  )
})
