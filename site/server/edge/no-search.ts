/** Stands in the worker for the search's script, which only browsers load. */
export default undefined
