/** Words for true and false, in languages whose lists of questions are read. */
const words = {
  right:
    't true wahr richtig vrai verdadero vero verdadeiro certo waar juist sant prawda doğru đúng benar верно правда ' +
    'σωστό صح صحيح נכון सही ถูก 正确 正確 对 對 正しい ○ 참',
  wrong:
    'f false falsch faux falso errado onwaar onjuist falskt fałsz yanlış sai salah неверно ложь λάθος خطأ गलत ' +
    'ผิด 错误 錯誤 错 錯 誤り × 거짓',
}
const [right, wrong] = [new Set(words.right.split(' ')), new Set(words.wrong.split(' '))]

/** Whether an answer says that a statement is true; undefined: it says neither. */
export const truthOf = (answer: string): boolean | undefined => {
  const word = answer
    .trim()
    .toLowerCase()
    .replace(/[.。]$/u, '')
  if (right.has(word)) return true
  return wrong.has(word) ? false : undefined
}
