import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Where a Chromium was found, or one sentence for each place that had none. */
type Found = { path: string } | { tried: string[] }

const isRoot = process.getuid?.() === 0

/**
 * What Chromium would start beside each page: two pages for suggestions in an address bar that nobody sees,
 * and a process for a page that might come next. Together they take a third of what opening a page costs.
 */
const unseenFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/**
 * What Playwright turns off, as far as it touches our pages: of two such switches Chromium follows the last.
 */
const featuresOffInPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Switches for every launch: no calls home, no imitation of a graphics card, which costs more than drawing
 * without one, one process for the pages of all sites, and no sandbox for root, where Chromium has none.
 *
 * A page of a process that stays finds our scripts compiled. In a process of its own each page starts one and
 * compiles all again, which takes nearly half of what opening a page costs.
 */
export const browserArguments = [
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  '--disable-software-rasterizer',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...featuresOffInPlaywright, ...unseenFeatures].join(',')}`,
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** A browser that is there but lacks a library is no browser: it must be able to say its version. */
const runs = (path: string): boolean =>
  existsSync(path) &&
  (process.platform === 'win32' ||
    spawnSync(path, ['--version', ...browserArguments], { timeout: 30_000 }).status === 0)

const systemPlaces = (): string[] => {
  if (process.platform === 'darwin')
    return ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'].map(
      (name) => join('/Applications', name),
    )
  if (process.platform === 'win32')
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData'].map((name) =>
      join(process.env[name] ?? 'C:\\', 'Google\\Chrome\\Application\\chrome.exe'),
    )
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  )
}

/** Looks in the places where a browser may be, and installs nothing. */
export const findBrowser = (): Found => {
  const named = process.env.QUIZWRIGHT_CHROMIUM
  if (named !== undefined && named !== '') {
    return runs(named)
      ? { path: named }
      : { tried: [`QUIZWRIGHT_CHROMIUM names ${named}, which does not start.`] }
  }
  const own = chromium.executablePath()
  if (runs(own)) return { path: own }
  const system = systemPlaces().find(runs)
  if (system !== undefined) return { path: system }
  return {
    tried: [
      `Playwright's own browser is not at ${own}, or does not start.`,
      'No chromium or chrome on this machine starts.',
    ],
  }
}

const install = (command: string, args: string[], failed: string, tried: string[]): void => {
  const run = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    shell: process.platform === 'win32',
  })
  if (run.status !== 0) tried.push(failed)
}

/** Looks, then tries to install one: Playwright's, and as root on Debian the distribution's. */
export const ensureBrowser = (): Found => {
  const first = findBrowser()
  if ('path' in first || process.env.QUIZWRIGHT_CHROMIUM) return first
  const tried = [...first.tried]
  install('playwright', ['install', 'chromium'], '"playwright install chromium" failed.', tried)
  const second = findBrowser()
  if ('path' in second) return second
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    install(
      'sh',
      ['-c', 'apt-get update && apt-get install -y chromium'],
      '"apt-get install -y chromium" failed.',
      tried,
    )
    const third = findBrowser()
    if ('path' in third) return third
  }
  return { tried }
}

/** The one sentence that a person reads when there is no browser. */
export const noBrowserSentence = (tried: readonly string[]): string =>
  'The browser tests need Chromium and none was found: install one, or name it in ' +
  `QUIZWRIGHT_CHROMIUM. Tried: ${tried.join(' ')}`
