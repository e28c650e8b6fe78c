import { expect, test } from 'vitest'
import { codeIn, read } from './read-documents.ts'

const recipes = read('CONTRIBUTING.md')
  .split(/^## /m)
  .filter((text) => /^(?:Add|Change) /.test(text))
  .map((text) => ({ heading: text.split('\n')[0]!, steps: text.split(/^\d+\. /m).slice(1) }))

test('a recipe has as many steps as it promises files or folders, and each step begins with its own', () => {
  expect(recipes.length).toBeGreaterThan(7)
  for (const { heading, steps } of recipes) {
    expect(heading, heading).toMatch(new RegExp(`: ${steps.length} (?:files?|folders)$`))
    for (const step of steps)
      expect(codeIn(step)[0], `${heading}: ${step}`).toMatch(/^(?:packages|tests|docs)\//)
  }
})

test('the limits in CONTRIBUTING are those that lint enforces', () => {
  const [, most] = /none is\s+over (\d+)/.exec(read('CONTRIBUTING.md'))!
  expect(read('.oxlintrc.json')).toContain(`"max-lines": ["error", { "max": ${most}`)
  const [, longest] = /no function over (\d+)/.exec(read('CONTRIBUTING.md'))!
  expect(read('.oxlintrc.json')).toContain(`"max-lines-per-function": ["error", { "max": ${longest}`)
})
