type Mode = 'light' | 'dark'

/** The local storage key of the chosen mode; without it the preference of the system applies. */
const key = 'colorMode'
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
/** Used only for its events. Chromium fires no change event on a list whose `matches` was read before. */
const systemPreference = prefersDark()
const listeners = new Set<() => void>()

/** Null if there is none, or if the browser forbids access to storage. */
const readStored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const current = (): Mode => {
  const chosen = readStored()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return prefersDark().matches ? 'dark' : 'light'
}

const apply = () => {
  document.documentElement.classList.toggle('dark', current() === 'dark')
  document.documentElement.classList.toggle('light', current() === 'light')
  for (const listener of listeners) listener()
}

/** Light or dark: the preference of the system, unless the user chose otherwise. */
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

systemPreference.addEventListener('change', apply)
addEventListener('storage', (event) => event.key === key && apply())
apply()
