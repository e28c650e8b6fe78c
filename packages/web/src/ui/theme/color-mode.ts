import { createAtom, useAtom } from '@xstate/store-react'

type Mode = 'light' | 'dark'

/** The local storage key of the chosen mode; without it the preference of the system applies. */
const key = 'colorMode'
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')
/** Used only for its events. Chromium fires no change event on a list whose `matches` was read before. */
const systemPreference = prefersDark()

/** Null if there is none, or if the browser forbids access to storage. */
const readStored = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const preferred = (): Mode => {
  const chosen = readStored()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return prefersDark().matches ? 'dark' : 'light'
}

const shown = createAtom(preferred())

const apply = () => {
  const mode = preferred()
  document.documentElement.classList.toggle('dark', mode === 'dark')
  document.documentElement.classList.toggle('light', mode === 'light')
  shown.set(mode)
}

/** Light or dark: the preference of the system, unless the user chose otherwise. */
export const useColorMode = (): Mode => useAtom(shown)

export const chooseColorMode = (mode: Mode): void => {
  if (mode === (prefersDark().matches ? 'dark' : 'light')) localStorage.removeItem(key)
  else localStorage.setItem(key, mode)
  apply()
}

systemPreference.addEventListener('change', apply)
addEventListener('storage', (event) => event.key === key && apply())
apply()
