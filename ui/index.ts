/** The package's one entry: elements, form, landing and shell. Every component brings its own styles. */
