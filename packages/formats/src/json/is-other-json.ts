const blank = String.raw`(?:\s|//[^\n]*\n|#[^\n]*\n)*`
const named = String.raw`(?:export\s+)?(?:const|let|var)\s+\w+(?:\s*:[^=\n]*)?\s*=`
/** Of a program in Python: a name alone. */
const assigned = String.raw`[A-Za-z_]\w*\s*=(?!=)`
const assignment = String.raw`(?:(?:export\s+default|${named}|${assigned})${blank})?`
/** Matches the beginning of JSON or of a list in JavaScript or Python, possibly in a Markdown fence. */
const jsonStart = new RegExp(
  String.raw`(?:^|\x60{3}[a-z0-9]*[ \t]*\n)${blank}${assignment}[[{]${blank}(?:[[{"']|\w+\s*:)`,
  'i',
)
const questionField = new RegExp(
  String.raw`(?:["']|[{,]\s*)(?:question\w*|mcqs?|ques?|stem|prompt|q|statement|choices|options|` +
    String.raw`endings|sol1|incorrect_?answers)["']?\s*:`,
  'i',
)
const ofH5p = /"library"\s*:\s*"H5P\./

/** Whether a text, or its beginning, is JSON with questions from another tool. */
export const isOtherJson = (text: string): boolean =>
  jsonStart.test(text) && questionField.test(text) && !ofH5p.test(text)
