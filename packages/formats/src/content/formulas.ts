import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { Content } from '../entry/entry.ts'

const display = /\$\$((?:[^$\\]|\\[^])+?)\$\$|\\\[((?:[^\\]|\\(?![[\]]))+?)\\\]/g
const onlyFormula =
  /^(?:\\\(((?:[^\\]|\\(?![()]))+)\\\)|\\\[((?:[^\\]|\\(?![[\]]))+)\\\]|\$\$((?:[^$\\]|\\[^])+)\$\$)$/
const lastLine = /^([^]*?)\n\\\[((?:[^\\]|\\(?![[\]]))+)\\\]$/

/**
 * Splits a text with formulas into text and equation. The equation is a formula that stands alone, or a
 * displayed formula on the last line. All other formulas stay in the text as `\(...\)`, where they are drawn.
 */
export const splitEquation = (text: string): Omit<Content, 'image'> => {
  // Most texts hold no formula and are not searched.
  if (!text.includes('$$') && !text.includes('\\')) return { text, equation: '' }
  const alone = onlyFormula.exec(text.trim())
  if (alone) return fitting(text, '', defined(alone[1] ?? alone[2] ?? alone[3], 'formula'))
  const last = text.endsWith('\\]') ? lastLine.exec(text) : null
  if (last) return fitting(text, inline(elementAt(last, 1)), elementAt(last, 2))
  return { text: inline(text), equation: '' }
}

const fitting = (whole: string, text: string, equation: string) =>
  equation.length <= lengths.tex ? { text, equation } : { text: whole, equation: '' }

const inline = (text: string): string =>
  text.replace(display, (whole, dollars?: string, brackets?: string) => {
    const tex = dollars ?? brackets ?? ''
    return tex.includes('\n\n') || tex.trim() === '' ? whole : String.raw`\(${tex}\)`
  })

/** Joins text and equation again: the equation becomes a displayed formula on the last line. */
export const joinEquation = ({ text, equation }: Omit<Content, 'image'>): string => {
  if (equation === '') return text
  return text === '' ? String.raw`\(${equation}\)` : `${text}\n${String.raw`\[${equation}\]`}`
}
