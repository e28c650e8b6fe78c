import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The path of a Chromium, or one sentence for each place that has none. */
type Found = { path: string } | { tried: string[] }

const isRoot = process.getuid?.() === 0

/**
 * Features that Chromium would start for each page: two pages for suggestions in an invisible address bar,
 * and a spare process for the next page. Together they are a third of the cost of opening a page.
 */
const unseenFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess']
/**
 * Features that Playwright disables and that affect our pages. They are repeated here, because Chromium only
 * uses the last such switch.
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

/** A page whose response a test has changed counts as one of the internet, which may not reach this machine. */
const featuresInTheWay = ['LocalNetworkAccessChecks']

/**
 * Switches for every launch: no network calls of the browser itself, no software GPU (which is slower than
 * none), one process for the pages of all sites, and no sandbox for root, where Chromium has none.
 *
 * A page in a process that stays finds our scripts compiled. With a process per site, each page would start
 * one and compile everything again, which is nearly half of the cost of opening a page.
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
  `--disable-features=${[...featuresOffInPlaywright, ...unseenFeatures, ...featuresInTheWay].join(',')}`,
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** A browser that lacks a library does not count, so it must be able to print its version. */
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
  const names = [
    // Without the window of a browser, which nobody sees, the tests take a fifth less of CPU time.
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]
  return names.flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  )
}

/** Looks where a browser may be, and installs nothing. */
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

/**
 * Looks for a browser, then tries to install one: Playwright's and, as root on Debian, the distribution's.
 */
export const ensureBrowser = (): Found => {
  const first = findBrowser()
  if ('path' in first || process.env.QUIZWRIGHT_CHROMIUM) return first
  const tried = [...first.tried]
  install('playwright', ['install', 'chromium'], '"playwright install chromium" failed.', tried)
  const second = findBrowser()
  if ('path' in second) return second
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    // A distribution without the small package has the whole browser.
    const packages = ['chromium-headless-shell', 'chromium'].map((name) => `apt-get install -y ${name}`)
    install(
      'sh',
      ['-c', `apt-get update && (${packages.join(' || ')})`],
      '"apt-get install -y chromium" failed.',
      tried,
    )
    const third = findBrowser()
    if ('path' in third) return third
  }
  return { tried }
}

/** The sentence for a person when there is no browser. */
export const noBrowserSentence = (tried: readonly string[]): string =>
  'The browser tests need Chromium and none was found: install one, or name it in ' +
  `QUIZWRIGHT_CHROMIUM. Tried: ${tried.join(' ')}`
