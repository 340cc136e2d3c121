const kinds: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [
    /-----BEGIN [\w ]*PRIVATE KEY|PuTTY-User-Key-File|b3BlbnNzaC1rZXktdjE|AGE-SECRET-KEY-/,
    'a private key, which must stay on your computer,',
  ],
  [/^!(Ref|Sub|GetAtt|ImportValue|Select|Join|vault|reference)\b/, 'a reference of another tool'],
  [/\$\{[^}]*\}|\$\([^)]*\)|\{\{.*\}\}|\{%.*%\}|^\$[A-Za-z_]\w*$|^%[A-Za-z_]\w*%$/s, 'a variable, which nothing fills in,'],
  [/^<[^<>]+>$|^\[[^[\]]*\]$|\byour[-_ ]\S*(key|image|name|value)|\b(changeme|replace[-_ ]?me|todo|xxx+)\b/i, 'a placeholder'],
  [/…/, 'a text with dots in place of a part'],
]

/** Names text that stands for a value: a private key, a variable, a placeholder. */
export const describePlaceholder = (text: string): string | undefined => kinds.find(([pattern]) => pattern.test(text.trim()))?.[1]

export const isPrivate = (text: string): boolean => kinds[0]![0].test(text)
