// Swift Testing adds a module of this name to files that import it beside a module named UIKit. Apple's systems have it;
// on Linux, this one is empty.
