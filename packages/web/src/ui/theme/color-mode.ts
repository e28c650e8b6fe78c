type Mode = 'light' | 'dark'

/** Local storage's key of the chosen mode; absent, the system's preference holds. */
const key = 'colorMode'
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
/**
 * Only listened to: Chromium tells a list of no change that somebody read from it before the change was told.
 */
const system = prefersDark()
const listeners = new Set<() => void>()

/** A browser that lets nothing be read has chosen nothing: the page is drawn all the same. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const current = (): Mode => {
  const chosen = stored()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return prefersDark().matches ? 'dark' : 'light'
}

const apply = () => {
  document.documentElement.classList.toggle('dark', current() === 'dark')
  document.documentElement.classList.toggle('light', current() === 'light')
  for (const listener of listeners) listener()
}

/** Light or dark: the system's preference until somebody chooses; a choice equal to it is none. */
export const colorMode = {
  current,
  choose: (mode: Mode) => {
    if (mode === (prefersDark().matches ? 'dark' : 'light')) localStorage.removeItem(key)
    else localStorage.setItem(key, mode)
    apply()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

system.addEventListener('change', apply)
addEventListener('storage', (event) => event.key === key && apply())
apply()
