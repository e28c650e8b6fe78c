import { describe, expect, test } from 'vitest'
import { isRenderable } from '@quizwright/domain/rules/safe-tex.ts'
import { insertPiece, pieces } from './equation-pieces.ts'

describe('a piece of an equation', () => {
  test('is inserted at the caret, which moves to its first placeholder', () => {
    expect(insertPiece('x = ', '\\frac{#}{}', 4, 4)).toEqual({ tex: 'x = \\frac{}{}', caret: 10 })
  })
  test('contains the selected text, and the caret moves to the next empty placeholder', () => {
    expect(insertPiece('1 + a', '\\frac{#}{}', 4, 5)).toEqual({ tex: '1 + \\frac{a}{}', caret: 13 })
    expect(insertPiece('a + 1', '\\sqrt{#}', 0, 1)).toEqual({ tex: '\\sqrt{a} + 1', caret: 8 })
  })
  test('without a placeholder is inserted as it is', () => {
    expect(insertPiece('r^2', '\\pi ', 0, 0)).toEqual({ tex: '\\pi r^2', caret: 4 })
  })
  test('has a unique name and can be drawn', () => {
    expect(new Set(pieces().map(({ name }) => name)).size).toBe(pieces().length)
    for (const { shown, piece } of pieces())
      expect([isRenderable(shown), isRenderable(piece.replace('#', 'x'))]).toEqual([true, true])
  })
})
