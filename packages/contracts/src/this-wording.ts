let chosen: Readonly<Record<string, string>> = {}

/** What is shown in place of quoted texts; nothing by default. */
export const chooseWording = (texts: Readonly<Record<string, string>>): void => {
  chosen = texts
}

/** A text of a server, which knows the quoted texts only, in the wording of this process. */
export const inThisWording = (text: string): string => chosen[text] ?? text
