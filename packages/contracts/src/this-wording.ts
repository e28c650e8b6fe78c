let chosen: Readonly<Record<string, string>> = {}

/** Sets the replacements of quoted texts. By default there are none. */
export const chooseWording = (texts: Readonly<Record<string, string>>): void => {
  chosen = texts
}

/** Returns a server's text in the wording of this process. (Servers only know the quoted texts.) */
export const inThisWording = (text: string): string => chosen[text] ?? text
