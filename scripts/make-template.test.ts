import { mkdtempSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeTemplates } from './make-template.ts'

const name = '0123456789abcdef'

test('removes old templates and unfinished ones, except those that may still be in the making', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-templates-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const one of [
    `${name}-2026-11-01`,
    `${name}-empty`,
    `${name}-empty-aBc123`,
    `${name}-2026-11-02-xYz789`,
  ])
    mkdirSync(join(folder, one))
  const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
  utimesSync(join(folder, `${name}-2026-11-02-xYz789`), yesterday, yesterday)

  removeTemplates(folder)

  expect(readdirSync(folder)).toEqual([`${name}-empty-aBc123`])
})

test('a missing folder has no templates to remove', () => {
  expect(() => removeTemplates(join(tmpdir(), 'quizwright-no-such-folder'))).not.toThrow()
})
