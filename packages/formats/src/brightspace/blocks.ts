/** The lines of one question; `line` counts from 1. */
export type Block = { line: number; source: string; separator: string }

const beginning = /^"?NewQuestion"?[ ]*([,;\t])/gim

const comment = /^[ \t"]*\/\//
const blank = /^[\s,;]*$/
const firstLine = /^"?NewQuestion"?[ ]*[,;\t][ ]*"?[A-Z]{1,4}\b/i

/** Whether a text begins with a question of Brightspace, below its comments and blank lines. */
export const isBrightspace = (text: string): boolean => {
  const line = text.split('\n').find((one) => !comment.test(one) && !blank.test(one))
  return line !== undefined && firstLine.test(line)
}

/** Splits a file into questions. Each block ends where the next one begins. */
export const blocksOf = (written: string): Block[] => {
  const text = written.replaceAll(/\r\n?/g, '\n')
  const found = [...text.matchAll(beginning)]
  let line = 1
  let at = 0
  return found.map(({ index, 1: separator = ',' }, number) => {
    line += text.slice(at, index).split('\n').length - 1
    at = index
    return { line, separator, source: text.slice(index, found[number + 1]?.index).trim() }
  })
}
