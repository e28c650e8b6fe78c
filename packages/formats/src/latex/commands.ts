/**
 * The commands of LaTeX that people do not see as such: how many arguments in braces they have, and what is seen
 * instead. Settings in brackets are never seen. `shows` are the places of the arguments that are seen, from 0.
 */
export type Command = { takes: number; shows?: readonly number[]; before?: string; behind?: string }

const named = (names: string, command: Command): [string, Command][] =>
  names.split(' ').map((name) => [name, command])

export const commands: ReadonlyMap<string, Command> = new Map([
  ...named(
    'textbf textit textsl textsc textrm textsf texttt textup textmd textnormal text emph underline uline uuline ' +
      'ul hl mbox hbox fbox framebox makebox boxed centerline url nolinkurl path num unit si code uppercase ' +
      'MakeUppercase',
    { takes: 1, shows: [0] },
  ),
  ...named('textcolor colorbox href parbox raisebox scalebox resizebox foreignlanguage', {
    takes: 2,
    shows: [1],
  }),
  ...named('fcolorbox multicolumn multirow', { takes: 3, shows: [2] }),
  ...named('section subsection subsubsection paragraph', {
    takes: 1,
    shows: [0],
    before: '\n',
    behind: '\n',
  }),
  ...named('footnote', { takes: 1, shows: [0], before: ' (', behind: ')' }),
  ...named('enquote', { takes: 1, shows: [0], before: '“', behind: '”' }),
  ...named('SI qty', { takes: 2, shows: [0, 1] }),
  // How a page is set.
  ...named(
    'noindent indent par newline linebreak pagebreak nopagebreak newpage clearpage cleardoublepage columnbreak ' +
      'smallskip medskip bigskip hfill vfill hrule hrulefill dotfill hline toprule midrule bottomrule centering ' +
      'raggedright raggedleft bfseries itshape ttfamily sffamily rmfamily scshape normalfont bf it em tt sf sc sl rm ' +
      'tiny scriptsize footnotesize small normalsize large Large LARGE huge Huge maketitle tableofcontents appendix ' +
      'sloppy onehalfspacing doublespacing singlespacing null protect leavevmode printanswers noprintanswers ' +
      'tightlist eAns eChoices bChoices lastchoices displaystyle eject goodbreak allowdisplaybreaks strut ' +
      'phantomsection',
    { takes: 0 },
  ),
  ...named(
    'vspace hspace vskip hskip label pagestyle thispagestyle input include usepackage bibliography color ' +
      'selectlanguage cline cmidrule hyphenation stretch fillwithlines fillwithdottedlines makeemptybox ' +
      'fillwithgrid vphantom hphantom phantom index setkomafont pointsinmargin newgeometry geometry hypersetup ' +
      'lstset scoring bareme insertgroup restituegroupe melangegroupe shufflegroup cleargroup addpicture element',
    { takes: 1 },
  ),
  ...named('setlength addtolength setcounter addtocounter fontsize renewcommand newcommand copygroup', {
    takes: 2,
  }),
  ...named('csvreader', { takes: 3 }),
  // Signs that have a name.
  ...Object.entries({
    dots: '…',
    ldots: '…',
    textellipsis: '…',
    quad: ' ',
    qquad: ' ',
    enspace: ' ',
    enskip: ' ',
    thinspace: ' ',
    textdegree: '°',
    degree: '°',
    textcelsius: '°C',
    euro: '€',
    texteuro: '€',
    pounds: '£',
    textsterling: '£',
    S: '§',
    P: '¶',
    copyright: '©',
    textregistered: '®',
    texttrademark: '™',
    textbackslash: '\\',
    textasciitilde: '~',
    textasciicircum: '^',
    textunderscore: '_',
    textbar: '|',
    textless: '<',
    textgreater: '>',
    textbullet: '•',
    textendash: '–',
    textemdash: '—',
    textquotedblleft: '“',
    textquotedblright: '”',
    textquoteleft: '‘',
    textquoteright: '’',
    textquotesingle: "'",
    textquotedbl: '"',
    guillemotleft: '«',
    guillemotright: '»',
    og: '« ',
    fg: ' »',
    textonehalf: '½',
    textmu: 'µ',
    LaTeX: 'LaTeX',
    TeX: 'TeX',
    blank: '____',
    underscore: '_',
  }).map(([name, shown]): [string, Command] => [name, { takes: 0, before: shown }]),
])

/** What auto-multiple-choice sets by commands of its own: \AMClabel{Paris}, \AMCdontScan. */
export const ofMultipleChoice: Command = { takes: 1 }
