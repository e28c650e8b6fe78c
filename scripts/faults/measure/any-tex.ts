import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import { browserArguments, ensureBrowser, noBrowserSentence } from '../../../tests/support/find-browser.ts'
import { createRandom, type Random } from '../../fuzz/random.ts'
import type { Found } from '../figures/figure.ts'
import { round } from './machinery.ts'

const texts = 20_000
const perCall = 500
const maxLength = 2_000
/** The largest markup of a drawn formula, in characters. */
const maxMarkup = 200_000
const root = join(import.meta.dirname, '..', '..', '..')

/** Building blocks of formulas. `#` is replaced by another formula. */
const forms = [
  String.raw`\frac{#}{#} \sqrt{#} \sqrt[#]{#} #^{#} #_{#} #_{#}^{#} \sum_{#}^{#}# \int_{#}^{#}# \vec{#}`,
  String.raw`\left(#\right) \left\{#\right. \overline{#} \underbrace{#}_{#} \binom{#}{#} {#} #+# #=#`,
  String.raw`\begin{matrix}#&#\\#&#\end{matrix} \begin{cases}#&#\\#&#\end{cases} \text{#} \color{red}#`,
  String.raw`\rule{9999em}{9999em}# \phantom{#} \boxed{#} \mathbb{#}`,
].flatMap((some) => some.split(' '))
const ends = String.raw`x 12 n \alpha \infty \cdot < | ' é 漢 א 😀`.split(' ')
/** Inserted into a formula, or in place of a character, to break it. */
const breaks = [
  String.raw`{ } \ & \\ $ % # ~ ^ _ \left( \right \begin{matrix} \end{cases} \foo \href{x}{y} \class{x}{y}`,
  String.raw`\def\a{\a\a}\a \newcommand{\a}{x}`,
].flatMap((some) => some.split(' '))

const writeFormula = (random: Random, depth: number): string =>
  depth === 0 || random.chance(20)
    ? random.pick(ends)
    : random.pick(forms).replaceAll('#', () => writeFormula(random, depth - 1))

const writeTex = (random: Random): string => {
  let tex = Array.from({ length: 1 + random.below(30) }, () =>
    writeFormula(random, 1 + random.below(5)),
  ).join('+')
  const broken = random.chance(50) ? 0 : 1 + random.below(4)
  for (let count = 0; count < broken; count++) {
    const index = random.below(tex.length)
    tex = tex.slice(0, index) + random.pick(breaks) + tex.slice(index + random.below(2))
  }
  return tex.slice(0, maxLength)
}

/** Bundles the renderer of both pages as a script that puts it on the window. */
const bundleRenderer = async (): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: join(root, 'packages/ui/src/formula/draw-formula.ts'),
        formats: ['iife'],
        name: 'renderer',
        fileName: 'renderer',
      },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The renderer of formulas was not built.')
  return chunk.code
}

type Drawn = { thrown: number; longestMs: number; longestMarkup: number; drawn: number }
declare const renderer: {
  drawFormula: (tex: string, displayMode: boolean) => { outcome: string; element?: Element }
}

/** Runs in the browser. */
const drawAll = (all: string[]): Drawn => {
  const result: Drawn = { thrown: 0, longestMs: 0, longestMarkup: 0, drawn: 0 }
  for (const tex of all) {
    const startedAt = performance.now()
    try {
      const drawing = renderer.drawFormula(tex, true)
      if (drawing.element) {
        result.drawn++
        result.longestMarkup = Math.max(result.longestMarkup, drawing.element.innerHTML.length)
      }
    } catch {
      result.thrown++
    }
    result.longestMs = Math.max(result.longestMs, performance.now() - startedAt)
  }
  return result
}

const reasonOf = (thrown: number, longestMarkup: number): string => {
  if (thrown > 0) return 'the renderer threw: an error of ours'
  return longestMarkup > maxMarkup
    ? 'a formula of few signs became much markup'
    : 'one formula was slow to draw'
}

/** R24: draws random TeX of at most 2,000 characters in Chromium with the renderer of both pages. */
export const measureAnyTex = async (seed: number): Promise<Found> => {
  const random = createRandom(seed)
  const found = ensureBrowser()
  if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  try {
    const page = await browser.newPage()
    // The renderer refuses a document without a doctype.
    await page.setContent('<!doctype html>')
    await page.addScriptTag({ content: await bundleRenderer() })
    await page.evaluate(
      drawAll,
      Array.from({ length: perCall }, () => writeTex(random)),
    )
    const all: Drawn[] = []
    for (let count = 0; count < texts; count += perCall)
      all.push(
        await page.evaluate(
          drawAll,
          Array.from({ length: perCall }, () => writeTex(random)),
        ),
      )
    const thrown = all.reduce((sum, one) => sum + one.thrown, 0)
    const drawn = all.reduce((sum, one) => sum + one.drawn, 0)
    const longestMs = Math.max(...all.map((one) => one.longestMs))
    const longestMarkup = Math.max(...all.map((one) => one.longestMarkup))
    const met = thrown === 0 && longestMs <= 50 && longestMarkup <= maxMarkup
    return {
      found:
        `the slowest took ${round(longestMs, 0)} ms, the longest became ${round(longestMarkup / 1_000)} kB, ` +
        `${thrown} threw`,
      met,
      ran: `${texts} random formulas in Chromium, half of them broken, ${drawn} of them drawn`,
      ...(!met && { reason: reasonOf(thrown, longestMarkup) }),
    }
  } finally {
    await browser.close()
  }
}
