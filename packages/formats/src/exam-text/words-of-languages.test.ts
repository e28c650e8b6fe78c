import { expect, test } from 'vitest'
import { readList } from '../testing/read-list.ts'

/** The words of a list in each language: question, answer, explanation, true and false. */
const languages: readonly [
  name: string,
  question: string,
  answer: string,
  reason: string,
  truths: [string, string],
][] = [
  ['English', 'Question', 'Answer', 'Explanation', ['True', 'False']],
  ['Urdu', 'سوال', 'جواب', 'وضاحت', ['درست', 'غلط']],
  ['Arabic', 'السؤال', 'الإجابة', 'الشرح', ['صح', 'خطأ']],
  ['Persian', 'سؤال', 'پاسخ', 'توضیح', ['درست', 'نادرست']],
  ['Hebrew', 'שאלה', 'תשובה', 'הסבר', ['נכון', 'לא נכון']],
  ['Hindi', 'प्रश्न', 'उत्तर', 'व्याख्या', ['सत्य', 'असत्य']],
  ['Bengali', 'প্রশ্ন', 'উত্তর', 'ব্যাখ্যা', ['সত্য', 'মিথ্যা']],
  ['French', 'Question', 'Réponse', 'Explication', ['Vrai', 'Faux']],
  ['German', 'Frage', 'Antwort', 'Erklärung', ['Richtig', 'Falsch']],
  ['Spanish', 'Pregunta', 'Respuesta', 'Explicación', ['Verdadero', 'Falso']],
  ['Italian', 'Domanda', 'Risposta', 'Spiegazione', ['Vero', 'Falso']],
  ['Portuguese', 'Pergunta', 'Resposta', 'Explicação', ['Verdadeiro', 'Falso']],
  ['Dutch', 'Vraag', 'Antwoord', 'Uitleg', ['Waar', 'Onwaar']],
  ['Swedish', 'Fråga', 'Svar', 'Förklaring', ['Sant', 'Falskt']],
  ['Danish', 'Spørgsmål', 'Svar', 'Forklaring', ['Sandt', 'Falsk']],
  ['Norwegian', 'Spørsmål', 'Svar', 'Forklaring', ['Sant', 'Usant']],
  ['Finnish', 'Kysymys', 'Vastaus', 'Selitys', ['Oikein', 'Väärin']],
  ['Polish', 'Pytanie', 'Odpowiedź', 'Wyjaśnienie', ['Prawda', 'Fałsz']],
  ['Czech', 'Otázka', 'Odpověď', 'Vysvětlení', ['Pravda', 'Nepravda']],
  ['Slovak', 'Otázka', 'Odpoveď', 'Vysvetlenie', ['Pravda', 'Nepravda']],
  ['Hungarian', 'Kérdés', 'Válasz', 'Magyarázat', ['Igaz', 'Hamis']],
  ['Romanian', 'Întrebarea', 'Răspuns', 'Explicație', ['Adevărat', 'Fals']],
  ['Turkish', 'Soru', 'Cevap', 'Açıklama', ['Doğru', 'Yanlış']],
  ['Uzbek', 'Savol', 'Javob', 'Izoh', ["To'g'ri", "Noto'g'ri"]],
  ['Russian', 'Вопрос', 'Ответ', 'Объяснение', ['Верно', 'Неверно']],
  ['Ukrainian', 'Питання', 'Відповідь', 'Пояснення', ['Правда', 'Неправда']],
  ['Bulgarian', 'Въпрос', 'Отговор', 'Обяснение', ['Вярно', 'Невярно']],
  ['Serbian', 'Pitanje', 'Odgovor', 'Objašnjenje', ['Tačno', 'Netačno']],
  ['Greek', 'Ερώτηση', 'Απάντηση', 'Εξήγηση', ['Σωστό', 'Λάθος']],
  ['Vietnamese', 'Câu', 'Đáp án', 'Giải thích', ['Đúng', 'Sai']],
  ['Indonesian', 'Soal', 'Jawaban', 'Pembahasan', ['Benar', 'Salah']],
  ['Malay', 'Soalan', 'Jawapan', 'Penerangan', ['Betul', 'Salah']],
  ['Swahili', 'Swali', 'Jibu', 'Maelezo', ['Kweli', 'Si kweli']],
  ['Thai', 'ข้อ', 'คำตอบ', 'คำอธิบาย', ['ถูก', 'ผิด']],
  ['Chinese', '题', '答案', '解析', ['正确', '错误']],
  ['Japanese', '問', '答え', '解説', ['正しい', '誤り']],
  ['Korean', '문제', '정답', '해설', ['참', '거짓']],
]

test.each(languages)('the same list in %s reads alike', (_, question, answer, reason, [right, wrong]) => {
  const text =
    `${question} 1: 2 + 2?\nA. 3\nB. 4\n${answer}: B\n${reason}: 2 * 2\n\n` +
    `${question} 2: 2 + 2 = 4.\n${answer}: ${right}\n\n${question} 3: 2 + 2 = 5.\n${answer}: ${wrong}\n`
  expect(readList(text)).toEqual([
    '2 + 2? | 3 | *4 | = 2 * 2',
    '2 + 2 = 4. | *True | False',
    '2 + 2 = 5. | True | *False',
  ])
})
