import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { semanticColors } from './colors.ts'

const sheet = readFileSync(fileURLToPath(import.meta.resolve('@quizwright/ui/styles/tokens.css')), 'utf8')
const [light = '', dark = ''] = sheet.split('@media')
const valueIn = (block: string, name: string): string | undefined =>
  new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1]

type Token = { value: { _light: string; _dark: string } }
const { bg, fg, border, accent, red, orange, green } = semanticColors as unknown as Record<
  string,
  Record<string, Token>
>
const shared: Record<string, [light: Token, dark?: Token]> = {
  ground: [bg!.subtle!, bg!.DEFAULT],
  card: [bg!.panel!],
  ink: [fg!.DEFAULT!],
  quiet: [fg!.muted!],
  line: [border!.control!],
  hair: [border!.DEFAULT!],
  // Used by links and buttons alike, because the text colour has enough contrast for both in dark mode.
  accent: [accent!.solid!, accent!.fg],
  'accent-ground': [accent!.subtle!],
  'on-accent': [accent!.contrast!],
  ring: [accent!.focusRing!],
  problem: [fg!.error!],
  'bad-ground': [red!.subtle!],
  warning: [orange!.solid!],
  good: [fg!.success!],
  'good-ground': [green!.subtle!],
}

test.each(Object.entries(shared))(
  '--%s of the server-rendered pages equals the colour of this name',
  (name, tokens) =>
    expect([valueIn(light, name), valueIn(dark, name)]).toEqual([
      tokens[0].value._light,
      (tokens[1] ?? tokens[0]).value._dark,
    ]),
)

/** The relative luminance (WCAG 2.2), from 0 to 1, of a colour `#rrggbb`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) => {
    const part = Number.parseInt(colour.slice(index, index + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}
const modes = ['_light', '_dark'] as const

test.each(modes)('text is readable on every background, and borders of controls are visible, %s', (mode) => {
  for (const ground of [bg!.DEFAULT!, bg!.subtle!, bg!.muted!, bg!.panel!]) {
    for (const text of [fg!.DEFAULT!, fg!.muted!, fg!.subtle!, fg!.error!, accent!.fg!])
      expect(contrast(text.value[mode], ground.value[mode])).toBeGreaterThanOrEqual(4.5)
    if (ground !== bg!.muted)
      expect(contrast(border!.control!.value[mode], ground.value[mode])).toBeGreaterThanOrEqual(3)
  }
})
