print("kbrender")
