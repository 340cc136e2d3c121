/** Attributes that refer to ids. Browsers report no error for a missing id. */
const leading = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-activedescendant', 'for', 'list', 'headers']

export const findLostReferences = (root: ParentNode): string[] =>
  leading.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]:not(.sb-wrapper *)`)].flatMap((element) =>
      element
        .getAttribute(name)!
        .split(' ')
        .filter((id) => !document.getElementById(id))
        .map((id) => `${element.tagName.toLowerCase()} ${name}="${id}"`),
    ),
  )
