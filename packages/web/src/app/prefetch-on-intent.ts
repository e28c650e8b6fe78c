import { preloadScreen } from './load-screen.ts'

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (link && link.origin === location.origin) preloadScreen(link)
}

/** Loads the code of a linked screen while the pointer is over its link or the link has the focus. */
export const prefetchOnIntent = (): void => {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, prefetch, { passive: true })
}
